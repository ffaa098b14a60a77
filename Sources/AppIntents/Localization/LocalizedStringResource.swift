// SPDX-License-Identifier: Apache-2.0

/// A text by its key, which is translated into the user's language when it is shown.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// The place of an app's texts. It has no effect here: all of an app's texts are in its one
  /// folder of files.
  public enum BundleDescription: Hashable, Sendable {
    case main
    case forClass(AnyClass)
    case atURL(URL)

    public static func == (one: Self, other: Self) -> Bool { one.place == other.place }
    public func hash(into hasher: inout Hasher) { hasher.combine(place) }

    private var place: String {
      switch self {
      case .main: ""
      case .forClass(let type): String(reflecting: type)
      case .atURL(let url): url.absoluteString
      }
    }
  }

  public let key: String
  public let defaultValue: String.LocalizationValue
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  private enum CodingKeys: CodingKey {
    case key
    case defaultValue
    case table
    case locale
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.format
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }
}

extension LocalizedStringResource {
  /// The bundle is not decoded: the text is looked up in the app's texts.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decode(String.self, forKey: .key)
    defaultValue = try container.decode(String.LocalizationValue.self, forKey: .defaultValue)
    table = try container.decodeIfPresent(String.self, forKey: .table)
    locale = try container.decode(Locale.self, forKey: .locale)
    bundle = .main
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}
