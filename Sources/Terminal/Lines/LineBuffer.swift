// SPDX-License-Identifier: Apache-2.0

/// Splits bytes into lines; a line keeps no more bytes than a limit.
struct LineBuffer {
  private let limit: Int
  private var line: [UInt8] = []
  private var isOpen = false
  private var isFirst = true

  init(limit: Int) { self.limit = limit }

  /// Consumes bytes up to the first line end, and returns the line if its end was there.
  mutating func take(from bytes: inout ArraySlice<UInt8>) -> String? {
    guard !bytes.isEmpty else { return nil }
    isOpen = true
    guard let end = bytes.firstIndex(of: 0x0A) else {
      keep(bytes)
      bytes = []
      return nil
    }
    keep(bytes[..<end])
    bytes = bytes[(end + 1)...]
    return finish()
  }

  /// The unfinished line at the end of the input; nil if there is none.
  mutating func finish() -> String? {
    guard isOpen else { return nil }
    if line.count == limit { dropHalfCharacter() }
    if line.last == 0x0D { line.removeLast() }
    let isMarked = isFirst && line.starts(with: [0xEF, 0xBB, 0xBF])
    defer { line.removeAll(keepingCapacity: line.count < 65_536) }
    isOpen = false
    isFirst = false
    return String(decoding: isMarked ? line[3...] : line[...], as: UTF8.self)
  }

  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    line += bytes.prefix(limit - line.count)
  }

  /// The limit may have cut a character's bytes in two.
  private mutating func dropHalfCharacter() {
    let tail = line.suffix(4)
    guard let lead = tail.lastIndex(where: { $0 & 0xC0 != 0x80 }) else { return }
    let length =
      switch line[lead] {
      case 0xF0...: 4
      case 0xE0...: 3
      case 0xC0...: 2
      default: 1
      }
    if lead + length > line.count { line.removeSubrange(lead...) }
  }
}
