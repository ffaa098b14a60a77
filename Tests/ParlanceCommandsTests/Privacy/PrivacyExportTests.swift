// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import Testing

/// `parlance privacy export`: everything that was said is in it, in a file that only the user may
/// read.
@Suite(.timeLimit(.minutes(20)))
struct PrivacyExportTests {
  /// The data that the test looks for is not in the export.
  private struct Missing: Error {}

  private let words: PrivateWords

  init() async throws { words = try await PrivateWords() }

  private func exported(_ arguments: String...) async throws -> [String: JSONValue] {
    let run = try await words.household.run(
      arguments: (["privacy", "export", "--data", words.household.data] + arguments)
        .map { Array($0.utf8) })
    try #require(run.ending == .exit(0), "\(run)")
    return try JSONDecoder().decode([String: JSONValue].self, from: Data(run.bytes))
  }

  @Test func theExportHoldsEveryPrivateWordUnderItsKind() async throws {
    let all = try await exported()
    let places: [(String, word: String)] = [
      ("vocabulary", PrivateWords.contact), ("shortcuts", PrivateWords.phrase),
      ("names", PrivateWords.task), ("donations", PrivateWords.task), ("habits", PrivateWords.task),
      ("donations", PrivateWords.place), ("settings", PrivateWords.place),
      ("history", PrivateWords.message), ("apps", PrivateWords.message),
      ("apps", PrivateWords.task),
    ]
    for (kind, word) in places {
      let text = String(describing: try #require(all[kind]))
      #expect(text.contains(word), "\(word) in \(kind)")
    }
    #expect(all["format"] == .string("parlance-privacy"))
    #expect(all["indexes"] == nil)
  }

  /// An app's data is listed row by row, with the names of the columns.
  @Test func theExportHoldsTheTablesOfApps() async throws {
    let export = try await exported("MonkeyChat", "--kind", "apps")
    guard case .array(let apps)? = export["apps"], case .object(let app)? = apps.first,
      case .array(let files)? = app["files"], case .object(let file)? = files.first,
      case .array(let tables)? = file["tables"]
    else { throw Missing() }
    #expect(file["path"] == .string("MonkeyChat.sqlite"))
    let messages = try #require(
      tables.first { String(describing: $0).contains(PrivateWords.message) })
    guard case .object(let table) = messages, case .array(let columns)? = table["columns"],
      case .array(let rows)? = table["rows"], case .array(let row)? = rows.last
    else { throw Missing() }
    #expect(columns.count == row.count)
  }

  @Test func anAppsExportHoldsNothingOfOtherApps() async throws {
    let text = String(describing: try await exported("MonkeyDo"))
    #expect(text.contains(PrivateWords.task))
    #expect(!text.contains(PrivateWords.message))
    #expect(!text.contains(PrivateWords.phrase))
  }

  @Test func theExportIsWrittenToANewFileForItsOwnerAlone() async throws {
    let file = words.household.path("kept.json")
    try await words.run("privacy", "export", "--output", file)
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    let written = try String(contentsOfFile: file, encoding: .utf8)
    #expect(written.contains(PrivateWords.message))
    let again = try await words.household.run("privacy", "export", "--output", file)
    #expect(again.ending == .exit(2))
    #expect(again.errors == "\(file) can’t be written: file exists. Name another file.\n")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == written)
  }
}
