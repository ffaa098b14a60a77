// SPDX-License-Identifier: Apache-2.0

/// A piece of a format string: plain text, or the place of a value.
public enum FormatPiece: Hashable, Sendable {
  case text(String)
  /// The value's number from 0 where the format says it: `%2$@`.
  case place(Int?)

  /// `%@`, `%lld`, `%1$@`, `%.2f` are places; `%%` is a percent sign.
  public static func pieces(of format: String) -> [FormatPiece] {
    var pieces: [FormatPiece] = []
    var rest = format[...]
    while let sign = rest.firstIndex(of: "%") {
      pieces.append(.text(String(rest[..<sign])))
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        pieces.append(.text("%"))
        rest = rest.dropFirst()
      } else if let place = place(at: &rest) {
        pieces.append(place)
      } else {
        pieces.append(.text("%"))
      }
    }
    return pieces + [.text(String(rest))]
  }

  private static let conversions: Set<Character> = [
    "@", "d", "i", "u", "f", "F", "e", "g", "x", "X", "s", "c", "a",
  ]

  private static func place(at rest: inout Substring) -> FormatPiece? {
    let head = rest.prefix { !conversions.contains($0) }
    let isFormat = head.allSatisfy { $0.isNumber || "$.+-#lhqzjt' ".contains($0) }
    guard isFormat, head.endIndex < rest.endIndex, head.count <= 12 else { return nil }
    rest = rest[rest.index(after: head.endIndex)...]
    let position = head.firstIndex(of: "$").flatMap { Int(head[..<$0]) }
    return .place(position.map { $0 - 1 })
  }
}
