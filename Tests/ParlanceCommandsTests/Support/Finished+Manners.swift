// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension Finished {
  /// What belongs to a trace or to the inside of the program, never to an answer.
  static let machinery = [
    "Fatal error", "Stack dump", "Current stack trace", "Backtrace", "Program crashed",
    "Illegal instruction", "Error Domain", "ErrorDomain", "Optional(", "ParlanceCommands.",
    "DatabaseError", "${", ".swift:", "failure.",
  ]

  /// Expects an answer that people can read: a status of the contract, text that steers no terminal,
  /// nothing of the machinery.
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

  /// What steers a terminal: every control character but the line's end.
  private static let controls = (Array(0..<0x20) + Array(0x7F..<0xA0)).filter { $0 != 0x0A }
    .map { String(Unicode.Scalar(UInt8($0))) }
}
