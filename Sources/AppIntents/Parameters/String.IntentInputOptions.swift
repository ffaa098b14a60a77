// SPDX-License-Identifier: Apache-2.0

extension String {
  /// How a text is typed on a keyboard.
  public struct IntentInputOptions: Hashable, Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      // swift-format-ignore: AlwaysUseLowerCamelCase
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
    }

    public enum CapitalizationType: Hashable, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }

    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool

    public init(
      keyboardType: KeyboardType = .asciiCapable,
      capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}
