// SPDX-License-Identifier: Apache-2.0

/// The things an app's user has that can be named in requests, by the outline's list: those of each list,
/// the most important first.
public struct TaughtNames: Hashable, Sendable {
  public var lists: [String: [Vocabulary.Entry]]

  /// Problems with the names, for the app's author.
  public var findings: [Finding]

  public init(_ lists: [String: [Vocabulary.Entry]] = [:], findings: [Finding] = []) {
    self.lists = lists
    self.findings = findings
  }
}
