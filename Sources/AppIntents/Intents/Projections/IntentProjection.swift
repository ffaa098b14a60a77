// SPDX-License-Identifier: Apache-2.0

/// An intent's values, read one by one. The values that an ``IntentParameterDependency`` names are
/// always set. Reading another value that is missing ends the program.
@dynamicMemberLookup
public final class IntentProjection<Intent: AppIntent>: Sendable {
  private let intent: Intent

  init(intent: Intent) { self.intent = intent }

  public subscript<Value: _IntentValue>(
    dynamicMember keyPath: KeyPath<Intent, Value>
  ) -> Value.UnwrappedType {
    guard let value = intent[keyPath: keyPath] as? Value.UnwrappedType else {
      fatalError(
        "\(keyPath) was read before it had a value; name its parameter in @IntentParameterDependency"
      )
    }
    return value
  }
}
