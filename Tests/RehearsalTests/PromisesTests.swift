// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Every test that the threat model refers to exists.
struct PromisesTests {
  private static let page = MarkdownPage(
    "Sources/ParlanceCommands/ParlanceCommands.docc/what-is-promised.md")

  private static let tests: [String: String] = {
    let folder = Stage.package.appending(path: "Tests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    let texts = files.map {
      ($0.lastPathComponent, (try? String(contentsOf: $0, encoding: .utf8)) ?? "")
    }
    return Dictionary(texts) { $0 + $1 }
  }()

  @Test func everyTestNamedInThePromisesExists() {
    let named = Self.page.text.matches(of: #/`([A-Z]\w+Tests)(?:\.(\w+))?`/#)
    #expect(named.count > 20)
    for name in named {
      let suite = Self.tests.values.filter { $0.contains("struct \(name.1)") }
      #expect(!suite.isEmpty, "\(name.1)")
      guard let test = name.2 else { continue }
      #expect(suite.contains { $0.contains("func \(test)(") }, "\(name.0)")
    }
  }

  /// Each promise names the tests that prove it.
  @Test func everyPromiseNamesATest() {
    let rows = Self.page.text.split(separator: "\n").filter {
      $0.hasPrefix("| ") && !$0.hasSuffix("| shown by |")
    }
    #expect(rows.count > 15)
    for row in rows { #expect(row.contains(#/`[A-Z]\w+Tests[.`]/#), "\(row)") }
  }
}
