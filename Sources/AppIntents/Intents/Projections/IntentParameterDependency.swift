// SPDX-License-Identifier: Apache-2.0

/// The current values of an intent, for code that offers values for another of its parameters.
@propertyWrapper
public final class IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
  private let keyPaths: [PartialKeyPath<Intent>]

  public init<each Value: _IntentValue>(
    _ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>
  ) {
    var all: [PartialKeyPath<Intent>] = []
    repeat all.append(each keyPath)
    keyPaths = all
  }

  /// The intent, if all the named parameters have a value; nil if one has none.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = RunningApp.current?.request?.intent as? Intent,
      keyPaths.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.hasValue == true })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}
