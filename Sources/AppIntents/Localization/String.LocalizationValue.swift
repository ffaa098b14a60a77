// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
  /// A text with values in it: the format is the key under which it is looked up.
  public struct LocalizationValue: Hashable, Codable, Sendable {
    /// A value that is filled in later.
    public enum Placeholder: Hashable, Codable, Sendable {
      case int
      case uint
      case float
      case double
      case object

      var specifier: String {
        switch self {
        case .int: "%lld"
        case .uint: "%llu"
        case .float: "%f"
        case .double: "%lf"
        case .object: "%@"
        }
      }
    }

    enum Argument: Hashable, Codable, Sendable {
      case integer(Int64)
      /// A whole number, with the text in which the app writes it.
      case written(Int64, String)
      case number(Double)
      case text(String)
      case resource(LocalizedStringResource)
      case placeholder(Placeholder)
    }

    /// `Ordered %lld bowls of %@`.
    let format: String
    let arguments: [Argument]

    public init(_ value: String) { self.init(stringLiteral: value) }

    init(format: String, arguments: [Argument]) {
      self.format = format
      self.arguments = arguments
    }
  }
}

extension String.LocalizationValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(format: value, arguments: [])
  }

  public init(stringInterpolation: StringInterpolation) {
    // A text without values is plain, even if it has percent signs.
    self.init(
      format: stringInterpolation.arguments.isEmpty
        ? stringInterpolation.plain : stringInterpolation.format,
      arguments: stringInterpolation.arguments)
  }
}
