// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel

/// Refuses YAML that costs more to read than it says, before anything reads it.
enum YAMLGuard {
  /// The most lines and commas of a file, which bound the number of its values. A list of names
  /// takes much less memory as JSON.
  static let maximumValues = FileBounds.values

  static func check(
    _ source: SourceText, maximumValues: Int = maximumValues
  ) throws(FindingsError) {
    try checkSize(source, maximumValues)
    try checkAliases(source)
  }

  private static func checkSize(
    _ source: SourceText, _ maximumValues: Int
  ) throws(FindingsError) {
    var count = 0
    for (place, byte) in source.bytes.enumerated()
    where byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ",") {
      count += 1
      guard count > maximumValues else { continue }
      let message =
        "the file holds more than \(maximumValues) values; split it, or write it as JSON"
      throw FindingsError([source.finding(.error, "too-many-values", message, at: place)])
    }
  }

  /// An alias is refused only if an anchor has its name; otherwise it is plain text.
  private static func checkAliases(_ source: SourceText) throws(FindingsError) {
    let anchors = Set(marks(UInt8(ascii: "&"), in: source.bytes).map(\.name))
    guard !anchors.isEmpty else { return }
    let aliases = marks(UInt8(ascii: "*"), in: source.bytes)
    guard let alias = aliases.first(where: { anchors.contains($0.name) }) else { return }
    let message = "'*\(alias.name)' repeats another part of the file; write that part out"
    throw FindingsError([source.finding(.error, "yaml-alias", message, at: alias.offset)])
  }

  /// Each name that follows a sign in a place where a value may start.
  private static func marks(_ sign: UInt8, in bytes: [UInt8]) -> [(name: String, offset: Int)] {
    guard bytes.contains(sign) else { return [] }
    return bytes.indices.filter { bytes[$0] == sign && startsValue($0, in: bytes) }
      .map { (name(after: $0, in: bytes), $0) }
      .filter { !$0.0.isEmpty }
  }

  private static func startsValue(_ index: Int, in bytes: [UInt8]) -> Bool {
    guard index > 0 else { return true }
    let before = bytes[index - 1]
    return before.isBlank || "[{,:-?!".utf8.contains(before) || before >= 0x80
  }

  private static func name(after index: Int, in bytes: [UInt8]) -> String {
    let rest = bytes[(index + 1)...].prefix {
      $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-")
    }
    return String(decoding: rest, as: UTF8.self)
  }
}
