// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel
import Terminal
import Voice

extension Workspace {
  /// An understander of grammars that are matched instead of the apps', with the small words of the
  /// first one's language. What is wrong with them is told.
  ///
  /// - Parameter files: YAML or JSON; several are one grammar.
  func understander(of files: [String]) throws -> Understander {
    var merged: Grammar?
    for path in files {
      let reading = try GrammarFile.read(path: path, wording)
      try Self.tellAll(reading.findings)
      if merged == nil { merged = reading.content } else { merged?.merge(reading.content) }
    }
    let grammar = merged ?? Grammar(language: "en")
    let habits = LanguageHabits(system.habits(of: grammar.language).content)
    let understander = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
    try Self.tellAll(understander.findings)
    return understander
  }

  private static func tellAll(_ findings: [Finding]) throws {
    for finding in findings where finding.severity > .note {
      try Output.error.write(finding.description.neutralised(keepingLines: true) + "\n")
    }
  }
}
