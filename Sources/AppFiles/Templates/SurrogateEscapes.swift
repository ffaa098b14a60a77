// SPDX-License-Identifier: Apache-2.0

/// Rewrites the escapes that JSON writes differently from YAML.
enum SurrogateEscapes {
  /// JSON writes a character beyond 16 bits as a pair such as `\ud83c\udf72`. Joins each pair into
  /// the one escape that YAML knows; later columns of the line shift by two.
  static func joined(in bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "\\")) else { return bytes }
    var joined: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let scalar = scalar(at: index, in: bytes) {
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: 8 - digits.utf8.count)
        joined += Array((#"\U"# + zeros + digits).utf8)
        index += 12
      } else {
        // A backslash escapes the next character, so the second of two backslashes escapes nothing.
        let length = bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        joined += bytes[index..<min(index + length, bytes.count)]
        index += length
      }
    }
    return joined
  }

  private static func scalar(at index: Int, in bytes: [UInt8]) -> Unicode.Scalar? {
    guard let high = unit(at: index, in: bytes), UTF16.isLeadSurrogate(high),
      let low = unit(at: index + 6, in: bytes), UTF16.isTrailSurrogate(low)
    else { return nil }
    return String(decoding: [high, low], as: UTF16.self).unicodeScalars.first
  }

  /// The code unit of a `\uXXXX` escape at an index; nil if there is none.
  private static func unit(at index: Int, in bytes: [UInt8]) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { return nil }
    return UInt16(String(decoding: bytes[(index + 2)..<(index + 6)], as: UTF8.self), radix: 16)
  }
}
