// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// The class of an intent's responses, and their codes.
struct ResponseSource {
  let intent: DefinedIntent
  let types: SwiftTypes

  init(_ intent: DefinedIntent, _ types: SwiftTypes) {
    self.intent = intent
    self.types = types
  }

  private var type: String { "\(intent.intentClass)Response" }
  private var properties: [DefinedParameter] { intent.response.properties }

  var text: String {
    """
    public enum \(type)Code: Int, Sendable {
    \(codes.joined(separator: "\n"))
    }

    public class \(type): INIntentResponse, @unchecked Sendable {
      public let code: \(type)Code
    \(stored)
      public required init(code: \(type)Code, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
      }

    \(makers.joined(separator: "\n\n"))
      public override var codeName: String { "\\(code)" }
    \(successes)
    \(told)
    }
    """
  }

  /// The standard codes, then the app's own from 100 on.
  private var codes: [String] {
    let standard = DefinedResponse.standardCodes.enumerated().map {
      "  case \($0.element) = \($0.offset)"
    }
    let own = ownCodes.enumerated().map {
      "  case \($0.element.name.identifier) = \($0.offset + 100)"
    }
    return standard + own
  }

  private var ownCodes: [DefinedResponse.Code] {
    intent.response.codes.filter { !DefinedResponse.standardCodes.contains($0.name) }
  }

  private var stored: String {
    properties.map {
      "  public var \($0.name.identifier): \(types.property($0))\(types.initialValue($0))\n"
    }.joined()
  }

  /// The properties that texts may use; empty for a response without properties.
  private var told: String {
    guard !properties.isEmpty else { return "" }
    let values = properties.map {
      "    values[\"\($0.name)\"] = Self.value(of: \($0.name.identifier))"
    }
    return """

        public override var properties: [String: Value] {
          var values: [String: Value] = [:]
      \(values.joined(separator: "\n  "))
          return values
        }
      """
  }

  /// The app's own codes that mean success, if there are any.
  private var successes: String {
    let own = ownCodes.filter(\.isSuccess).map { "\"\($0.name)\"" }
    guard !own.isEmpty else { return "" }
    return """

        public override class var successCodes: Set<String> {
          ["success", \(own.joined(separator: ", "))]
        }
      """
  }

  /// A method for each code whose text uses properties; it takes these as arguments.
  private var makers: [String] {
    intent.response.codes.compactMap { code in
      let told = properties.filter { code.text?.text.contains("${\($0.name)}") == true }
      return told.isEmpty ? nil : maker(code, told) + "\n"
    }
  }

  private func maker(_ code: DefinedResponse.Code, _ told: [DefinedParameter]) -> String {
    let parameters = told.map { property in
      let element = types.element(property)
      return "\(property.name.identifier): \(property.isList ? "[\(element)]" : element)"
    }
    let settings = told.map {
      "    response.\($0.name.identifier) = \($0.name.identifier)"
    }
    return """
        public class func \(code.name.identifier)(\(parameters.joined(separator: ", "))) -> Self {
          let response = Self(code: .\(code.name.identifier), userActivity: nil)
      \(settings.joined(separator: "\n"))
          return response
        }
      """
  }
}
