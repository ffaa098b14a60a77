// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension Finished {
  /// Words of a stack trace or of the program's internals, which never belong in an answer.
  static let machinery = [
    "Fatal error", "Stack dump", "Current stack trace", "Backtrace", "Program crashed",
    "Illegal instruction", "Error Domain", "ErrorDomain", "Optional(", "ParlanceCommands.",
    "DatabaseError", "${", ".swift:", "failure.",
  ]

  /// Expects an answer that people can read: a documented status, text that doesn't steer a
  /// terminal, and no words of the program's internals.
  func expectManners(sourceLocation: SourceLocation = #_sourceLocation) {
    let known: [Ending] = [0, 1, 2, 3, 64].map(Ending.exit)
    #expect(known.contains(ending), "\(self)", sourceLocation: sourceLocation)
    // A finding may quote an author's template.
    let errors = self.errors.replacing("${applicationName}", with: "")
    for text in [Data(bytes), Data(errors.utf8)] {
      let found = (Self.machinery + Self.controls).filter { text.range(of: Data($0.utf8)) != nil }
      #expect(found == [], "\(self)", sourceLocation: sourceLocation)
    }
  }

  /// The characters that steer a terminal: all control characters except the line end.
  private static let controls = (Array(0..<0x20) + Array(0x7F..<0xA0)).filter { $0 != 0x0A }
    .map { String(Unicode.Scalar(UInt8($0))) }
}
