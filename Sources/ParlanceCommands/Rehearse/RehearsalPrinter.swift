// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Rendering
import Terminal

/// Prints results as they come, or all at the end if the format is one document. An HTML page is
/// written at the end.
struct RehearsalPrinter {
  private let options: CommonOptions
  /// The words for a screen reader; nil for sighted readers.
  private let linearWording: Wording?
  private let page: String?
  private var results: [RehearsalResult] = []
  private var progress: RehearsalProgress
  private var count = 0
  private var failed = 0
  /// The items that all results covered.
  private(set) var reached: [Coverage.Subject: Set<CoverageItem>] = [:]

  /// - Parameters:
  ///   - page: The path of an HTML page to write; nil for none.
  ///   - count: The number of results to expect.
  init(_ options: CommonOptions, page: String?, count: Int) {
    self.options = options
    self.page = page
    linearWording = options.isLinear ? try? SystemFolder.wording(options) : nil
    progress = RehearsalProgress(of: count, options)
  }

  var isPassed: Bool { failed == 0 }

  /// Announces the start to users who can't see the progress.
  func begin() throws { try progress.begin() }

  mutating func take(_ result: RehearsalResult) throws {
    try progress.hide()
    count += 1
    if !result.isPassed { failed += 1 }
    reached.merge(result.reached) { $0.union($1) }
    if page != nil || options.outputFormat == .junit { results.append(result) }
    switch options.outputFormat {
    case .json: try Output.standard.write(result.json.text + "\n")
    case .junit: break
    case .text, .sarif: try Output.standard.write(result.text(linear: linearWording))
    }
    try progress.step()
  }

  /// Prints the parts that need all results.
  mutating func finish() throws {
    try progress.hide()
    if options.outputFormat == .junit { try Output.standard.write(JUnitReport(results).text) }
    if options.outputFormat == .text, count > 1 { try writeSummary() }
    if let page { try writePage(to: page) }
  }

  private func writeSummary() throws {
    let key = isPassed ? "rehearse.passed" : "rehearse.failed"
    let text = try SystemFolder.wording(options).text(
      key, ["count": String(count), "failed": String(failed)])
    try Output.standard.write(text + "\n")
  }

  private func writePage(to file: String) throws {
    let text = try ReportPage(results, try design()).text()
    do {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } catch let error as CocoaError {
      throw ProgramFailure.unwritable(
        path: file, reason: error.reason, try SystemFolder.wording(options))
    }
  }

  private func design() throws -> ReportDesign {
    let system = try SystemFolder.located(options)
    let locale = options.locale ?? Workspace.locale(in: ProcessInfo.processInfo.environment)
    do {
      return try system.reportDesign(locale: locale)
    } catch is CocoaError {
      throw ProgramFailure.incompleteVocabulary(system.url.appending(path: "Report").path)
    }
  }
}
