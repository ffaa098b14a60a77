// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `intent-definition-generator`, which a build runs: its output about a definition is harmless.
@Suite(.timeLimit(.minutes(20)))
struct DefinitionGeneratorTests {
  private static let program = "intent-definition-generator"
  /// If only plugins need it, it is built under another name.
  private static let isThere = FileManager.default.isExecutableFile(
    atPath: Household.folder(of: Household.program).appending(path: program).path)

  @Test(.enabled(if: isThere, "the generator is not built on its own"))
  func theGeneratorReportsErrorsWithoutControlCharacters() async throws {
    let household = try Household()
    let definition = try household.write(
      """
      <plist version="1.0"><dict>
      <key>INIntentDefinitionModelVersion</key><string>1.2</string>
      <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>a\u{202E}\u{9B}\u{2028}Parlance: It is safe.</string>
      </dict></array>
      </dict></plist>
      """, to: "Odd.intentdefinition")
    let run = try await household.run(
      Self.program,
      arguments: [Array(definition.utf8), Array(household.path("Odd.swift").utf8)],
      changes: ["LC_ALL": "bbbbbbbbbbbb"])
    #expect(run.ending == .exit(1), "\(run)")
    #expect(run.errors.contains(#"'a\u{202E}\u{9B} Parlance: It is safe.'"#), "\(run)")
    #expect(!run.errors.contains("\u{202E}") && !run.errors.contains("\u{9B}"), "\(run)")
  }
}
