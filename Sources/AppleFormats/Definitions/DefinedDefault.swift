// SPDX-License-Identifier: Apache-2.0

/// What a parameter holds when nobody says it.
public enum DefinedDefault: Hashable, Sendable {
  case text(LocalizableText)
  case boolean(Bool)
  case number(Double)
}
