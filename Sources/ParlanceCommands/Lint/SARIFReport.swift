// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Terminal

/// Findings as SARIF 2.1.0, which code review tools show beside the lines.
struct SARIFReport {
  private let findings: [Finding]

  init(_ findings: [Finding]) { self.findings = findings }

  var json: OrderedJSON {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "parlance", "rules": .array(rules)]],
          "results": .array(findings.map(result)),
        ]
      ],
    ]
  }

  /// The rules that found something; the rules of file readers only have a name.
  private var rules: [OrderedJSON] {
    Set(findings.map(\.rule)).sorted().map { name in
      guard let rule = LintRules.all.first(where: { $0.name == name }) else {
        return ["id": .string(name)]
      }
      return [
        "id": .string(name), "shortDescription": ["text": .string(rule.summary)],
        "fullDescription": ["text": .string(rule.reason)],
      ]
    }
  }

  private func result(_ finding: Finding) -> OrderedJSON {
    [
      "ruleId": .string(finding.rule), "level": .string(finding.severity.rawValue),
      "message": ["text": .string(finding.message)],
      "locations": [["physicalLocation": location(finding.location)]],
    ]
  }

  private func location(_ place: SourceLocation) -> OrderedJSON {
    var members: [OrderedJSON.Member] = [
      .init("artifactLocation", ["uri": .string(place.file)])
    ]
    if place.line > 0 {
      var region: [OrderedJSON.Member] = [.init("startLine", .integer(place.line))]
      if place.column > 0 { region.append(.init("startColumn", .integer(place.column))) }
      members.append(.init("region", .object(region)))
    }
    return .object(members)
  }
}
