// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// The text of one file, with the places of its lines.
///
/// Held as UTF-8 without a byte order mark, even if the file has another encoding.
public struct SourceText: Sendable {
  /// Files larger than this many bytes are refused.
  public static let maximumSize = 64 << 20

  /// The file as findings name it.
  public let file: String

  package let bytes: [UInt8]

  /// Where each line starts, in bytes.
  private let lineStarts: [Int]

  /// Whether the text is ASCII, so that each byte is a character.
  private let isASCII: Bool

  /// Longer lines are not shown, in bytes. In a line with more than ASCII, columns beyond this many
  /// bytes are not counted: a file may be one line.
  private static let maximumLine = 4_096

  /// Decodes UTF-8, or UTF-16 with or without a byte order mark.
  ///
  /// - Throws: A finding if the file is too large or is not text: its bytes are not valid UTF-8.
  public init(_ data: Data, file: String) throws(FindingsError) {
    self.init(utf8: try Self.decode(data, file: file), file: file)
  }

  public init(_ text: String, file: String) {
    self.init(utf8: Array(text.utf8), file: file)
  }

  private init(utf8: [UInt8], file: String) {
    self.file = file
    bytes = utf8
    lineStarts = Self.lineStarts(in: utf8)
    isASCII = utf8.allSatisfy { $0 < 0x80 }
  }

  /// The place of a byte, with its column in characters. Far inside a long line the column is left
  /// out, since counting it would take long.
  public func location(at offset: Int) -> SourceLocation {
    let line = lineIndex(of: offset)
    let prefix = bytes[lineStarts[line]..<min(max(offset, lineStarts[line]), bytes.count)]
    if isASCII {
      return SourceLocation(file: file, line: line + 1, column: prefix.count + 1)
    }
    guard prefix.count <= Self.maximumLine else {
      return SourceLocation(file: file, line: line + 1)
    }
    let column = String(decoding: prefix, as: UTF8.self).count + 1
    return SourceLocation(file: file, line: line + 1, column: column)
  }

  /// The text of a line, counted from 1, without its end; nil when there is no such line.
  public func line(_ number: Int) -> String? {
    lineRange(number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  package func finding(
    _ severity: Finding.Severity, _ rule: String, _ message: String, at offset: Int
  ) -> Finding {
    finding(severity, rule, message, at: location(at: offset))
  }

  /// A finding with the line it points into.
  package func finding(
    _ severity: Finding.Severity, _ rule: String, _ message: String, at place: SourceLocation
  ) -> Finding {
    Finding(severity, rule: rule, message: message, at: place, sourceLine: shownLine(place.line))
  }

  /// A line as a finding shows it; nil for a line that is too long to read.
  package func shownLine(_ number: Int) -> String? {
    guard let range = lineRange(number), range.count <= Self.maximumLine else { return nil }
    return line(number)
  }

  /// The bytes of a line without its end.
  package func lineRange(_ number: Int) -> Range<Int>? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine =
        byte == 0x0A || byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }
}

extension SourceText {
  package static func decode(_ data: Data, file: String) throws(FindingsError) -> [UInt8] {
    guard data.count <= maximumSize else { throw tooLarge(file) }
    let bytes = [UInt8](data)
    if let isBigEndian = utf16ByteOrder(of: bytes) {
      return try decodeUTF16(bytes, isBigEndian: isBigEndian, file: file)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    try checkUTF8(text, file: file)
    return text
  }

  /// The finding for a file that is too large to be read.
  ///
  /// - Parameter limit: The bound, in bytes.
  package static func tooLarge(_ file: String, limit: Int = maximumSize) -> FindingsError {
    let message = "the file is larger than \(limit >> 20) MiB; split it"
    return FindingsError([
      Finding(.error, rule: "file-too-large", message: message, at: SourceLocation(file: file))
    ])
  }

  /// Whether UTF-16 has the big end first, told by its mark or by the zero byte in a first ASCII
  /// letter. Nil for text that is not UTF-16.
  private static func utf16ByteOrder(of bytes: [UInt8]) -> Bool? {
    guard bytes.count >= 2 else { return nil }
    return switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): true
    case (0xFF, 0xFE): false
    case (0, 1...): true
    case (1..., 0): false
    default: nil
    }
  }

  private static func decodeUTF16(
    _ bytes: [UInt8], isBigEndian: Bool, file: String
  ) throws(FindingsError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    let text = units.first == 0xFEFF ? units[1...] : units[...]
    guard bytes.count.isMultiple(of: 2), let decoded = String(validating: text, as: UTF16.self)
    else {
      let message = "the file is no valid UTF-16; save it as UTF-8"
      throw FindingsError([
        Finding(.error, rule: "invalid-encoding", message: message, at: SourceLocation(file: file))
      ])
    }
    return Array(decoded.utf8)
  }

  private static func checkUTF8(_ bytes: [UInt8], file: String) throws(FindingsError) {
    do {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let start = error.byteOffsets.lowerBound
      let source = SourceText(String(decoding: bytes, as: UTF8.self), file: file)
      let before = String(decoding: bytes[..<start], as: UTF8.self).utf8.count
      let hex = String(bytes[start], radix: 16, uppercase: true)
      let message = "the byte 0x\(hex) is no UTF-8; save the file as UTF-8"
      throw FindingsError([source.finding(.error, "invalid-encoding", message, at: before)])
    }
  }
}
