// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel
public import Voice

/// The file with a language's words for days, times and durations. It has sentence templates, as
/// any grammar; its intents are the meanings that dates can have.
public enum DatesFile {
  static let name = "dates.yaml"

  /// Reads a file; a part that is broken, or has no meaning for dates, is a finding and left out.
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
  /// The finding placed in the file as a whole, if it has no place: values of lists have none.
  fileprivate func placed(in file: String) -> Finding {
    var finding = self
    if finding.location.file.isEmpty { finding.location.file = file }
    return finding
  }
}
