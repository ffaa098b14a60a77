// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension [Finding] {
  /// Each says something, about a file that was read and a place in the line that it shows.
  func brokenPromises(in file: String) -> [String] {
    flatMap { finding in
      var broken: [String] = []
      if finding.message.isEmpty { broken.append("the finding \(finding.rule) says nothing") }
      if finding.location.file != file { broken.append("no file: \(finding)") }
      if let line = finding.sourceLine, finding.location.column > line.count + 1 {
        broken.append("a place behind its line: \(finding)")
      }
      return broken
    }
  }
}
