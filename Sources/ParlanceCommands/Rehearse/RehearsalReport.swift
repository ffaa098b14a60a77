// SPDX-License-Identifier: Apache-2.0

import Terminal

/// How one transcript went.
struct RehearsalReport {
  var file: String
  /// What went differently or could not be read; none when all went as written.
  var problems: [String]

  var isPassed: Bool { problems.isEmpty }

  var text: String {
    let lines = ["\(isPassed ? "ok" : "failed") \(file)"] + problems
    return lines.map { $0.neutralised(keepingLines: true) + "\n" }.joined()
  }

  var json: OrderedJSON {
    ["file": .string(file), "passed": .boolean(isPassed), "problems": .strings(problems)]
  }
}
