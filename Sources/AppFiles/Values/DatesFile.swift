// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// The file that tells how a language speaks of days, times and durations: sentence templates, as
/// in any grammar, whose intents are what dates can mean.
public enum DatesFile {
  static let name = "dates.yaml"

  /// Reads a file; what is broken, or means nothing that dates can mean, is a finding and left out.
  public static func read(
    _ data: Data, file: String, language: String
  ) -> Reading<DateGrammar> {
    let reading = GrammarFile.read(data, file: file, language: language)
    let dates = DateGrammar(reading.content)
    let findings = dates.findings.map { $0.placed(in: file) }
    return Reading(dates, findings: reading.findings + findings)
  }
}

extension Finding {
  /// The same about the file, where nobody knows a place: values of lists have none.
  fileprivate func placed(in file: String) -> Finding {
    var finding = self
    if finding.location.file.isEmpty { finding.location.file = file }
    return finding
  }
}
