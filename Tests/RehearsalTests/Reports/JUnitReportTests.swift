// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Rehearsal
import Testing

/// The XML for machines: it is well-formed for every utterance, and contains every trial.
struct JUnitReportTests {
  private static let results = [
    RehearsalResult(
      .transcript(file: "a & b.transcript"),
      trials: [
        .init("order \"two\" <soups>"),
        .init("yes\u{1B}", problem: "a:1: > yes\n  - < Fine.\n  + < No."),
      ]),
    RehearsalResult(.sentences(place: "t.yaml", language: "ko"), faults: ["t.yaml: error: bad"]),
  ]

  @Test func everyTrialIsATestCaseInTheJUnitReport() throws {
    let document = try XMLDocument(xmlString: JUnitReport(Self.results).text)
    let root = try #require(document.rootElement())
    #expect(root.attribute(forName: "tests")?.stringValue == "3")
    #expect(root.attribute(forName: "failures")?.stringValue == "2")
    let cases = try root.nodes(forXPath: "testsuite/testcase").compactMap { $0 as? XMLElement }
    let names = cases.map { $0.attribute(forName: "name")?.stringValue }
    #expect(names == ["order \"two\" <soups>", "yes\u{FFFD}", "to be read"])
    let suites = cases.map { $0.attribute(forName: "classname")?.stringValue }
    #expect(suites == ["a & b.transcript", "a & b.transcript", "t.yaml ko"])
  }

  @Test func aJUnitFailureHoldsTheDifference() throws {
    let document = try XMLDocument(xmlString: JUnitReport(Self.results).text)
    let failures = try document.nodes(forXPath: "//failure").compactMap { $0 as? XMLElement }
    #expect(
      failures.map(\.stringValue) == ["a:1: > yes\n  - < Fine.\n  + < No.", "t.yaml: error: bad"])
    #expect(failures.first?.attribute(forName: "message")?.stringValue == "a:1: > yes")
  }
}
