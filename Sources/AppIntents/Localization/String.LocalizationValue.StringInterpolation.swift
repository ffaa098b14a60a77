// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String.LocalizationValue {
  /// Builds a text's format, and keeps the values that belong in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var plain = ""
    var format = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      format.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      plain += literal
      format += literal.replacing("%", with: "%%")
    }

    private mutating func append(_ argument: Argument, _ specifier: String) {
      format += specifier
      arguments.append(argument)
    }

    private mutating func append(_ text: some StringProtocol) { append(.text(String(text)), "%@") }

    public mutating func appendInterpolation(placeholder: Placeholder, specifier: String? = nil) {
      append(.placeholder(placeholder), specifier ?? placeholder.specifier)
    }

    /// Adds a value of any other type, as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
  }
}

// MARK: Texts

extension String.LocalizationValue.StringInterpolation {
  public mutating func appendInterpolation(_ text: String) { append(text) }

  public mutating func appendInterpolation(_ text: Substring) { append(text) }

  public mutating func appendInterpolation(_ text: AttributedString) {
    append(String(text.characters))
  }

  public mutating func appendInterpolation(_ text: AttributedSubstring) {
    append(String(text.characters))
  }

  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    append(.resource(resource), "%@")
  }

  public mutating func appendInterpolation(_ value: some CustomLocalizedStringResourceConvertible) {
    append(.resource(value.localizedStringResource), "%@")
  }
}

// MARK: Numbers

extension String.LocalizationValue.StringInterpolation {
  public mutating func appendInterpolation<Number: FixedWidthInteger & CVarArg>(
    _ number: Number
  ) {
    let length = Number.bitWidth > 32 ? "ll" : ""
    append(.integer(Int64(clamping: number)), "%\(length)\(Number.isSigned ? "d" : "u")")
  }

  public mutating func appendInterpolation(
    _ number: some FixedWidthInteger & CVarArg, specifier: String
  ) {
    append(.written(Int64(clamping: number), String(format: specifier, number)), specifier)
  }

  public mutating func appendInterpolation(_ number: Double) { append(.number(number), "%lf") }

  public mutating func appendInterpolation(_ number: Float) {
    append(.number(Double(number)), "%f")
  }

  public mutating func appendInterpolation(
    _ number: some BinaryFloatingPoint & CVarArg, specifier: String
  ) {
    append(.text(String(format: specifier, number)), specifier)
  }
}

// MARK: Formatted values

extension String.LocalizationValue.StringInterpolation {
  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format style: Style
  ) where Style.FormatOutput == String {
    append(style.locale(RunningApp.locale).format(value))
  }

  public mutating func appendInterpolation<Style: FormatStyle>(
    _ value: Style.FormatInput, format style: Style
  ) where Style.FormatOutput == AttributedString {
    append(String(style.locale(RunningApp.locale).format(value).characters))
  }

  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    append(formatter.string(for: subject) ?? "")
  }
}
