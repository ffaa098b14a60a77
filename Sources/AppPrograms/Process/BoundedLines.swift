// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// The lines from a descriptor; a longer line than the limit is an error.
struct BoundedLines {
  /// The most bytes of a line.
  static let limit = 65_536

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var searched = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Blocks until the next line that isn't blank, and returns it without its end; nil at the end of
  /// the input. An unfinished last line is dropped. The blank lines before a line may together not
  /// be longer than one line.
  ///
  /// - Throws: `AppBreakdown.tooMuch`.
  mutating func next() throws(AppBreakdown) -> Data? {
    var skipped = 0
    while true {
      while let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        let line = Data(buffer[..<end])
        buffer.removeFirst(end + 1)
        searched = 0
        guard line.count <= Self.limit else { throw .tooMuch }
        if line.contains(where: { $0 > UInt8(ascii: " ") }) { return line }
        skipped += line.count + 1
        guard skipped <= Self.limit else { throw .tooMuch }
      }
      searched = buffer.count
      guard searched <= Self.limit else { throw .tooMuch }
      var bytes = [UInt8](repeating: 0, count: 16_384)
      let count = read(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      buffer += bytes.prefix(count)
    }
  }
}
