// SPDX-License-Identifier: Apache-2.0

/// Cuts bytes into lines, keeping no more of a line than a limit.
struct LineBuffer {
  private let limit: Int
  private var line: [UInt8] = []
  private var isOpen = false
  private var isFirst = true

  init(limit: Int) { self.limit = limit }

  /// Takes bytes up to the end of the first line, and gives that line when its end was there.
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

  /// The line that the end of the input cut short, nil when there is none.
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

  /// The limit may have cut through a character's bytes.
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
