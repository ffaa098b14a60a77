// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rendering

/// Results as JUnit XML, which build servers read: a suite for each subject, with a case for each
/// trial.
public struct JUnitReport {
  private let results: [RehearsalResult]

  public init(_ results: [RehearsalResult]) { self.results = results }

  /// The whole document.
  public var text: String {
    let head = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="parlance" \(counts(results))>
      """
    return ([head] + results.flatMap(suite) + ["</testsuites>\n"]).joined(separator: "\n")
  }

  private func counts(_ results: [RehearsalResult]) -> String {
    let (passed, failed) = results.reduce((0, 0)) { ($0.0 + $1.passed, $0.1 + $1.failed) }
    return "tests=\"\(passed + failed)\" failures=\"\(failed)\""
  }

  private func suite(_ result: RehearsalResult) -> [String] {
    let name = result.subject.name
    let faults = result.faults.map { RehearsalResult.Trial("to be read", problem: $0) }
    return ["  <testsuite name=\"\(name.xmlEscaped)\" \(counts([result]))>"]
      + (faults + result.trials).map { testCase($0, of: name) } + ["  </testsuite>"]
  }

  private func testCase(_ trial: RehearsalResult.Trial, of suite: String) -> String {
    let head = "    <testcase classname=\"\(suite.xmlEscaped)\" name=\"\(trial.name.xmlEscaped)\""
    guard let problem = trial.problem else { return head + "/>" }
    let message = problem.prefix { !$0.isNewline }
    return """
      \(head)>
            <failure message="\(String(message).xmlEscaped)">\(problem.xmlEscaped)</failure>
          </testcase>
      """
  }
}

extension RehearsalResult.Subject {
  /// The file of a transcript; for other subjects, the place or the app and the language.
  public var name: String {
    switch self {
    case .transcript(let file): file
    case .sentences(let place, let language), .phrases(let place, let language):
      "\(place) \(language)"
    case .coverage(let app, let language): "coverage \(app) \(language)"
    }
  }
}

extension String {
  /// The text escaped for XML or HTML, both between tags and in attributes.
  ///
  /// Characters that these can't contain, and those that could mislead the eye, become U+FFFD.
  var xmlEscaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "'": text += "&#39;"
      case "\n", "\t": text.unicodeScalars.append(scalar)
      case _ where scalar.isUnsafe: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
