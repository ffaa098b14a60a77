// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// The reasons why a handler refuses a value of one parameter; nil if the definition has none.
struct ReasonSource {
  let intent: DefinedIntent
  let parameter: DefinedParameter
  let types: SwiftTypes

  init?(_ intent: DefinedIntent, _ parameter: DefinedParameter, _ types: SwiftTypes) {
    guard !parameter.unsupportedReasons.isEmpty else { return nil }
    self.intent = intent
    self.parameter = parameter
    self.types = types
  }

  var text: String {
    let name = "\(intent.baseName)\(parameter.name.capitalized)"
    let cases = parameter.unsupportedReasons.enumerated().map {
      "  case \($0.element.code.identifier) = \($0.offset + 1)"
    }
    return """
      /// Why a value of `\(parameter.name)` can't be used.
      public enum \(name)UnsupportedReason: Int, Sendable {
      \(cases.joined(separator: "\n"))
      }

      public class \(name)ResolutionResult: \(types.commonResolution(parameter)), @unchecked Sendable {
        public class func unsupported(forReason reason: \(name)UnsupportedReason) -> Self {
          unsupported(because: reason)
        }
      }
      """
  }
}
