// SPDX-License-Identifier: Apache-2.0

package import IntentModel

/// The bounds of a file's content, so that reading a file takes little time and memory.
package enum FileBounds {
  /// The most bytes of a property list, a table of strings or a catalog.
  package static let listSize = 16 << 20

  /// The most values of such a file; keys are not counted.
  package static let values = 300_000

  /// The most bytes of a text that is read as a name, a sentence or a question.
  package static let textSize = 4_000

  /// The most keys of a dictionary that are checked for misspellings.
  package static let checkedKeys = 1_000

  /// The most findings that are reported for one file.
  package static let findings = 100

  package static func tooMany(_ source: SourceText, at offset: Int) -> FindingsError {
    FindingsError([source.finding(.error, "too-many-values", tooManyValues, at: offset)])
  }

  /// For a file without lines.
  package static func tooMany(at place: SourceLocation) -> FindingsError {
    FindingsError([Finding(.error, rule: "too-many-values", message: tooManyValues, at: place)])
  }

  private static let tooManyValues = "the file holds more than \(values) values; split it"
}

extension [Finding] {
  /// Adds a finding of a file, unless there are already more than anybody reads.
  package mutating func tell(_ finding: @autoclosure () -> Finding) {
    guard count <= FileBounds.findings else { return }
    var told = finding()
    if count == FileBounds.findings {
      told = Finding(
        told.severity, rule: "more-findings",
        message: "there is more to mend from here on; mend what is told first", at: told.location)
    }
    append(told)
  }
}
