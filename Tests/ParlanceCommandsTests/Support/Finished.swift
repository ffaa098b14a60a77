// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The output of a process, up to its end.
struct Finished: Sendable, CustomStringConvertible {
  var ending: Ending
  var bytes: [UInt8]
  var errorBytes: [UInt8]

  var output: String { String(decoding: bytes, as: UTF8.self) }
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var description: String { "\(ending)\n\(output.suffix(2_000))\n\(errors.suffix(2_000))" }

  /// Decodes each line of JSON as one turn.
  func turns() throws -> [SpokenTurn] {
    try lines.map { try JSONDecoder().decode(SpokenTurn.self, from: Data($0.utf8)) }
  }
}
