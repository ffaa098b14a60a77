// SPDX-License-Identifier: Apache-2.0

/// Findings that keep a file from being used.
public struct FindingsError: Error, Hashable, Sendable, CustomStringConvertible {
  public var findings: [Finding]

  public init(_ findings: [Finding]) { self.findings = findings }

  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
