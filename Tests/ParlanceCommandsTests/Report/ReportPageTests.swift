// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `parlance rehearse --report`: the page itself, without a browser.
@Suite(.timeLimit(.minutes(20)))
struct ReportPageTests {
  private let house: ReportedHouse

  init() throws { house = try ReportedHouse() }

  @Test func theReportShowsEveryPartOfARehearsal() async throws {
    let html = try await house.page().html
    for text in [
      #"<html lang="en">"#, "Not all passed", "Near-collisions", "Lanterns.Light",
      "Outcomes", "Right: success", "light the [big] {shade} lantern", "Lanterns/en.lproj/",
      "Nothing of the kind.", "What went differently", "unreadable.yaml:", "at least 99%",
    ] {
      #expect(html.contains(text), "\(text)")
    }
  }

  @Test func textInTheReportIsEscapedForHTML() async throws {
    let html = try await house.page().html
    #expect(!html.contains("<img"))
    #expect(html.contains("&quot;&gt;&lt;img src=x"))
  }

  @Test func theReportLoadsNoOtherFiles() async throws {
    let html = try await house.page().html
    for text in ["http:", "https:", " src=", "<link", "@import", "url("] {
      let body = html.replacing(ReportedHouse.hostile, with: "").replacing("img src=x", with: "")
      #expect(!body.contains(text), "\(text)")
    }
  }

  @Test(arguments: [
    ("fr_FR", "fr"), ("ko_KR", "ko"), ("ja_JP", "ja"), ("zh_CN", "zh-Hans"),
  ])
  func theReportIsInTheUsersLanguage(_ locale: String, _ tag: String) async throws {
    let html = try await house.page(locale: locale).html
    #expect(html.contains(#"<html lang="\#(tag)">"#))
    #expect(!html.contains("Not all passed"))
  }

  @Test func aReportThatCannotBeWrittenIsAnError() async throws {
    let file = house.household.path("nowhere/report.html")
    let run = try await house.household.run(
      "rehearse", house.household.path("Lanterns"), "--report", file)
    #expect(run.errors.contains("\(file) can’t be written: "))
    #expect(run.ending == .exit(2))
    #expect(run.output.contains("ok Lanterns en: "))
  }
}
