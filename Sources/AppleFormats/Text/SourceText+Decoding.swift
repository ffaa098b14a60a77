// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentModel

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

  /// What is told of a file that is too large to be read.
  ///
  /// - Parameter limit: in bytes.
  package static func tooLarge(_ file: String, limit: Int = maximumSize) -> FindingsError {
    let message = "the file is larger than \(limit >> 20) MiB; split it"
    return FindingsError([
      Finding(.error, rule: "file-too-large", message: message, at: SourceLocation(file: file))
    ])
  }

  /// Whether UTF-16 comes big end first, by its mark or by the zero in a first ASCII letter; nil
  /// for text that is no UTF-16.
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
