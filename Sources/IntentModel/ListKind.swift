// SPDX-License-Identifier: Apache-2.0

/// Whether a list offers a choice or names all.
public enum ListKind: String, Hashable, Sendable, CustomStringConvertible {
  case and
  case or

  public var description: String { rawValue }
}
