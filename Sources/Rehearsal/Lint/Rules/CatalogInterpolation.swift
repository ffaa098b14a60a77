// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// Catalogs write ${applicationName} and ${x}, never the interpolations of Swift code.
enum CatalogInterpolation: LintRule {
  static let name = "catalog-interpolation"
  static let severity = Finding.Severity.error
  static let summary =
    "Catalogs write ${applicationName} and ${x}, never the interpolations of Swift code."
  static let reason = """
    What is between \\\\( and ) is Swift; in a catalog it is read as it stands, and the phrase is never heard.
    """
  static let source = "Practice"

  static func findings(in app: LintedApp) -> [Finding] {
    app.files.filter {
      [.catalog, .strings].contains($0.kind) && $0.name.hasPrefix("AppShortcuts.")
    }
    .flatMap { check($0.source, app) }
  }

  private static func check(_ source: SourceText, _ app: LintedApp) -> [Finding] {
    var findings: [Finding] = []
    var number = 1
    while let line = source.line(number) {
      for match in line.matches(of: /\\+\(\\*\.?\$?\.?(\w+)\)/) {
        let column = line.distance(from: line.startIndex, to: match.range.lowerBound) + 1
        let place = SourceLocation(file: source.file, line: number, column: column)
        let (written, token) = (String(match.output.0), "${\(match.output.1)}")
        findings.append(
          finding(
            "'\(written)' is Swift; write \(token)", at: place, in: app,
            edit: TextEdit(at: place, replacing: written, by: token)))
      }
      number += 1
    }
    return findings
  }
}
