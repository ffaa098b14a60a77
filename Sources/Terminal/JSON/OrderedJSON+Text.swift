// SPDX-License-Identifier: Apache-2.0

import Rendering

extension OrderedJSON {
  /// The text on one line, without its end.
  ///
  /// Whatever could steer a terminal or end a line is escaped, so that it may be printed as it is.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let truth): text += truth ? "true" : "false"
    case .integer(let number): text += String(number)
    case .decimal(let number): text += Self.text(of: number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let values): Self.write(values, "[", "]", to: &text) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, "{", "}", to: &text) { member, text in
        Self.write(member.name, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], _ start: String, _ end: String, to text: inout String,
    _ write: (Element, inout String) -> Void
  ) {
    text += start
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, &text)
    }
    text += end
  }

  private static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case _ where scalar.isUnsafe: text += scalar.escapedInJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
