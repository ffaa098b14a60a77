// SPDX-License-Identifier: Apache-2.0

/// A failure that an app explains in the user's language.
public struct HandlerError: Error, Hashable, Sendable {
  public var code: String?

  /// What went wrong and what to do next.
  public var say: String

  public init(code: String? = nil, say: String) {
    self.code = code
    self.say = say
  }
}
