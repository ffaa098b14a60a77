// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension INIntentResponse {
  /// A property of a response in the assistant's form; nil if it isn't set.
  public static func value(of property: (some INParameterValue)?) -> Value? {
    property?.parameterValue
  }

  /// The names of a list as one text. They are joined as the request's language joins lists, else
  /// with commas.
  public static func value(of property: [some INParameterValue]?) -> Value? {
    property.map { values in
      let names = values.map(\.parameterValue.display)
      return .text(
        RequestContext.current?.wording.list(names, .and) ?? names.joined(separator: ", "))
    }
  }
}
