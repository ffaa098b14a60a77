// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// An app's folder with one example of everything that a report shows: right, wrong, near and
/// missing.
struct ReportedHouse {
  /// Text in a transcript that would run if it were taken for HTML.
  static let hostile = #""><img src=x onerror="document.title='broken'">"#

  let household: Household

  init() throws {
    household = try Household()
    try household.write(
      """
      language: en
      lists: {shade: {values: [crimson, turquoise]}, wish: {wildcard: true}}
      intents:
        Light: {data: [{sentences: ["light the [big] {shade} lantern"]}]}
        Right: {data: [{sentences: ["light {wish}", "right the {shade} lantern"]}]}

      """, to: "Lanterns/en.lproj/Lanterns.yaml")
    try household.write(
      "> light the crimson lantern\n< Using Lanterns.\n< Done, with Lanterns.\n",
      to: "Lanterns/en.lproj/light.transcript")
    try household.write(
      "> \(Self.hostile)\n< Nothing of the kind.\n", to: "Lanterns/en.lproj/wrong.transcript")
    try household.write(
      """
      language: en
      tests:
        - sentences: ["light the turquoise lantern"]
          intent: {name: Light}
        - sentences: ["light the crimson lantern"]
          intent: {name: Right}

      """, to: "Lanterns/tests.yaml")
    try household.write("tests: [\n", to: "Lanterns/unreadable.yaml")
  }

  /// Rehearses the folder, and returns the page and its file.
  ///
  /// - Parameter locale: the locale of the environment.
  func page(locale: String = "en_US") async throws -> (file: String, html: String) {
    let file = household.path("report.html")
    _ = try await household.run(
      "rehearse", household.path("Lanterns"), "--minimum", "99", "--report", file,
      changes: ["LANG": "\(locale).UTF-8"])
    return (file, try String(contentsOfFile: file, encoding: .utf8))
  }

  /// A copy of a page that runs additional scripts, and may do so.
  func page(_ html: String, running scripts: [String]) throws -> String {
    let policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
    let tags = scripts.map { "<script>\($0)</script>\n" }.joined()
    let end = try #require(html.range(of: "</body>", options: .backwards))
    let changed = html.replacingCharacters(in: end, with: tags + "</body>")
    return try household.write(
      changed.replacing(policy, with: "", maxReplacements: 1), to: "checked.html")
  }
}
