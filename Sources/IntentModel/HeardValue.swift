// SPDX-License-Identifier: Apache-2.0

/// A value together with the words it was understood from.
public struct HeardValue: Hashable, Sendable {
  public var value: Value

  /// As typed; nil when nobody said it (a default, a choice of the app's).
  public var heard: String?

  /// What else the same words could mean, best first; empty when they are clear.
  public var rivals: [Value]

  public init(_ value: Value, heard: String? = nil, rivals: [Value] = []) {
    self.value = value
    self.heard = heard
    self.rivals = rivals
  }
}
