// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AssistantStore
import Foundation
import Rehearsal
import Terminal

/// Prints results as they come, or all at the end where the format is one document; a page is written at the
/// end.
struct RehearsalPrinter {
  private let options: CommonOptions
  private let page: String?
  private var results: [RehearsalResult] = []
  private(set) var isPassed = true
  /// What all results came across.
  private(set) var reached: [Coverage.Subject: Set<CoverageItem>] = [:]

  /// - Parameter page: the file of a page of HTML; nil for none.
  init(_ options: CommonOptions, page: String?) {
    self.options = options
    self.page = page
  }

  mutating func take(_ result: RehearsalResult) throws {
    if !result.isPassed { isPassed = false }
    reached.merge(result.reached) { $0.union($1) }
    if page != nil || options.outputFormat == .junit { results.append(result) }
    switch options.outputFormat {
    case .json: try Output.standard.write(result.json.text + "\n")
    case .junit: break
    case .text, .sarif: try Output.standard.write(result.text)
    }
  }

  /// Prints what can only be printed once all is known.
  func finish() throws {
    if options.outputFormat == .junit { try Output.standard.write(JUnitReport(results).text) }
    if let page { try writePage(to: page) }
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
