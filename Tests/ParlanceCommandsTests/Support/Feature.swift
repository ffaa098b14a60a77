// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// A feature in the documentation, with the conversations that show it.
struct Feature: CustomTestStringConvertible {
  let testDescription: String
  /// Names such as `SoupChef/en/the-menu`.
  let conversations: [String]

  static let page = Stage.package
    .appending(path: "Sources/ParlanceCommands/ParlanceCommands.docc/what-it-does.md")

  /// The rows of the page's tables.
  static let all: [Feature] = {
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { Feature(row: $0) }
  }()

  /// Nil for a line that is not a row, and for the head of a table.
  private init?(row: Substring) {
    let cells = row.split(separator: "|", omittingEmptySubsequences: true)
    guard row.hasPrefix("|"), !row.hasPrefix("|-"), cells.count == 2 else { return nil }
    testDescription = cells[0].trimmingCharacters(in: .whitespaces)
    if testDescription == "what it does" { return nil }
    conversations = cells[1].split(separator: "`").map(String.init).filter { $0.contains("/") }
  }

  /// The transcript of a conversation.
  static func transcript(_ name: String) throws -> Transcript {
    let parts = name.split(separator: "/").map(String.init)
    let file = "\(parts[0])/\(parts[1]).lproj/Rehearsals/\(parts[2]).transcript"
    let text = try String(contentsOf: Stage.vocabulary.appending(path: file), encoding: .utf8)
    return try Transcript(parsing: text, file: file)
  }
}
