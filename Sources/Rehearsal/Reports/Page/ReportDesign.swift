// SPDX-License-Identifier: Apache-2.0

public import AppFiles
import AppleFormats
import Foundation
public import IntentModel

/// What the page of a report is made of, whatever was rehearsed: files of the assistant's vocabulary.
public struct ReportDesign: Sendable {
  /// A Mustache template.
  public var template: String
  public var style: String
  public var script: String
  /// Its texts, with the keys `report.…`.
  public var words: Wording
}

extension SystemFolder {
  /// The page in a locale's language, or in English where it has no texts for it.
  ///
  /// - Parameter locale: BCP 47, such as `fr-CA` or `zh`.
  /// - Throws: a `CocoaError` of a file that can't be read.
  public func reportDesign(locale: String) throws -> ReportDesign {
    let folder = url.appending(path: "Report")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }
    return ReportDesign(
      template: try text("page.mustache"), style: try text("style.css"),
      script: try text("script.js"), words: reportTexts(locale: locale).content)
  }
}
