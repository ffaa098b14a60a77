// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// The content of a file that could be read, and the findings that its author should mend.
///
/// A broken entry is left out and becomes a finding; the rest of the file still counts.
public struct Reading<Content> {
  public var content: Content

  /// In the order of the file.
  public var findings: [Finding]

  public init(_ content: Content, findings: [Finding] = []) {
    self.content = content
    self.findings = findings
  }

  /// The same findings with another content.
  package func map<Other>(_ transform: (Content) -> Other) -> Reading<Other> {
    Reading<Other>(transform(content), findings: findings)
  }
}

extension Reading: Sendable where Content: Sendable {}
extension Reading: Equatable where Content: Equatable {}
