// SPDX-License-Identifier: Apache-2.0

/// The values that an intent has by now, for whoever offers values for another of its parameters.
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

  /// The intent, where all the named parameters have a value; nil where one is missing.
  public var wrappedValue: IntentProjection<Intent>? {
    guard let intent = RunningApp.current?.request?.intent as? Intent,
      keyPaths.allSatisfy({ (intent[keyPath: $0] as? any AnyIntentParameter)?.hasValue == true })
    else { return nil }
    return IntentProjection(intent: intent)
  }
}
