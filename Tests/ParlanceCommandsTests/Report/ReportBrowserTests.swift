// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The page of a report in a real browser.
@Suite(.timeLimit(.minutes(20)), .enabled(if: Browser.isThere, "\(Browser.absence)"))
struct ReportBrowserTests {
  private let house: ReportedHouse

  init() throws { house = try ReportedHouse() }

  /// The text that a script wrote into an element.
  private func written(_ html: String) throws -> String {
    let text = try #require(html.firstMatch(of: /<pre id="written">([^<]*)<\/pre>/)?.output.1)
    return String(text)
  }

  private static let writing = """
    const write = (text) => {
      const pre = document.createElement("pre");
      pre.id = "written";
      pre.textContent = text;
      document.body.append(pre);
    };
    """

  @Test(arguments: ["en_US", "fr_FR", "ko_KR", "ja_JP", "zh_CN"])
  func theReportPassesTheAccessibilityCheck(_ locale: String) async throws {
    let html = try await house.page(locale: locale).html
    let page = try house.page(
      html,
      running: [
        try #require(Browser.axe), Self.writing,
        """
        for (const details of document.querySelectorAll("details")) details.open = true;
        axe.run().then((found) => write(
          `${found.passes.length > 10} ${found.violations.map((rule) => rule.id)}`));
        """,
      ])
    for colours in Browser.Colours.allCases {
      let document = try await Browser.document(of: page, in: house.household, colours: colours)
      #expect(try written(document) == "true ", "\(colours)")
    }
  }

  /// A page with errors must be reported; otherwise a check without findings would prove nothing.
  @Test func theAccessibilityCheckFindsAMissingLanguage() async throws {
    let html = try await house.page().html.replacing(#"<html lang="en">"#, with: "<html>")
    let page = try house.page(
      html,
      running: [
        try #require(Browser.axe), Self.writing,
        "axe.run().then((found) => write(found.violations.map((rule) => rule.id)));",
      ])
    let document = try await Browser.document(of: page, in: house.household)
    #expect(try written(document) == "html-has-lang")
  }

  @Test func theReportCanBeFilteredByKeyboard() async throws {
    let page = try house.page(
      try await house.page().html,
      running: [
        Self.writing,
        """
        const key = (target, key) => target.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const shown = () => [...document.querySelectorAll("[data-item]")]
          .filter((item) => !item.hidden).length;
        const query = document.getElementById("query");
        const all = shown();
        key(document.body, "/");
        const isFocused = document.activeElement === query;
        query.value = "NOTHING of";
        query.dispatchEvent(new Event("input", { bubbles: true }));
        setTimeout(() => {
          const found = shown();
          key(query, "Escape");
          write(`${isFocused} ${all > found} ${found} ${all === shown()}`);
        }, 1000);
        """,
      ])
    let document = try await Browser.document(of: page, in: house.household)
    let found = try written(document)
    #expect(found == "true true 1 true")
  }

  @Test func onlyTheReportsOwnScriptRuns() async throws {
    let page = try await house.page().file
    let document = try await Browser.document(of: page, in: house.household)
    #expect(document.contains(#"class="filters""#))
    #expect(!document.contains("<title>broken"))
  }

  @Test func theReportIsReadableWithoutScripts() async throws {
    let html = try await house.page().html
    let page = try house.household.write(
      html.replacing("script-src 'unsafe-inline'", with: "script-src 'none'"), to: "dumb.html")
    let document = try await Browser.document(of: page, in: house.household)
    #expect(document.contains(/id="filter"[^>]* hidden/))
    #expect(!document.contains(#"class="filters""#))
    #expect(document.contains("Nothing of the kind."))
  }
}
