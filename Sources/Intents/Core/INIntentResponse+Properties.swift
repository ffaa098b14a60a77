// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension INIntentResponse {
  /// A property of a response as the assistant has it; nil for one that isn't set.
  public static func value(of property: (some INParameterValue)?) -> Value? {
    property?.parameterValue
  }

  /// The names of a list, with commas.
  public static func value(of property: [some INParameterValue]?) -> Value? {
    property.map { values in
      let names = values.map(\.parameterValue.display)
      return .text(
        RequestContext.current?.wording.list(names, .and) ?? names.joined(separator: ", "))
    }
  }
}
