// SPDX-License-Identifier: Apache-2.0

/// Why a value of a parameter can't be used.
public struct DefinedReason: Hashable, Sendable {
  /// As the generated code names it: `notEnoughInStock`.
  public var code: String
  public var text: LocalizableText?

  /// Whether it is the app's own rather than one every number has.
  public var isCustom: Bool

  public init(code: String, text: LocalizableText?, isCustom: Bool) {
    self.code = code
    self.text = text
    self.isCustom = isCustom
  }
}
