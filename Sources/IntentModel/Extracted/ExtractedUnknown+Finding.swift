// SPDX-License-Identifier: Apache-2.0

extension ExtractedUnknown {
  /// What its author is told about it.
  public var finding: Finding {
    Finding(.note, rule: "unknown-\(subject.rawValue)", message: message, at: place)
  }

  private var message: String {
    switch subject {
    case .phrase: "a phrase of \(owner) is made by code: \(code)"
    case .shortcut: "a shortcut of \(owner) is made by code: \(code)"
    case .entities: "only the running app knows what \(owner) there is: \(code) finds it"
    case .text: "\(owner) is made by code: \(code)"
    case .value: "the value of \(owner) is made by code: \(code)"
    case .file:
      "the file is not read: its brackets and members nest deeper than \(code); split the expression"
    }
  }
}
