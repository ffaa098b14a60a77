// SPDX-License-Identifier: Apache-2.0

/// What a parameter's value is, and so how it is heard.
public enum ParameterType: String, Hashable, Sendable {
  /// Free text, kept word for word.
  case text
  /// A whole number.
  case integer
  /// An item of the vocabulary whose list bears the parameter's name.
  case item
}
