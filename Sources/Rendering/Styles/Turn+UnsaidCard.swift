// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Turn {
  /// The lines of the card that tell what is not said, under its title; nil when all is said.
  public var unsaidCard: Snippet? {
    guard let snippet else { return nil }
    let said = Facts(spoken.joined(separator: "\n"))
    let unsaid = snippet.lines.filter { !said.hold($0) }
    return unsaid.isEmpty ? nil : Snippet(title: snippet.title, lines: unsaid)
  }
}
