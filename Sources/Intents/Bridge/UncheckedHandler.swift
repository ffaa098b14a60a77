// SPDX-License-Identifier: Apache-2.0

/// Carries a handler into the task that asks it; generated code needs it.
public struct UncheckedHandler<Handler>: @unchecked Sendable {
  public let value: Handler

  public init(_ value: Handler) { self.value = value }
}
