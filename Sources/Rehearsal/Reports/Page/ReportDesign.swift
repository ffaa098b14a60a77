// SPDX-License-Identifier: Apache-2.0

public import AppFiles
import AppleFormats
import Foundation
public import IntentModel

/// The files that a report's page is made from. They are the same for every rehearsal.
public struct ReportDesign: Sendable {
  /// A Mustache template.
  public var template: String
  public var style: String
  public var script: String
  /// The texts of the page, under the keys `report.…`.
  public var words: Wording
}

extension SystemFolder {
  /// The design in a locale's language, or in English if there are no texts in that language.
  ///
  /// - Parameter locale: BCP 47, such as `fr-CA` or `zh`.
  /// - Throws: A `CocoaError` if a file can't be read.
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
