// SPDX-License-Identifier: Apache-2.0

/// How one thing is shown and said.
public struct DisplayRepresentation: Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    public enum DisplayStyle: Hashable, Sendable {
      case `default`
      case circular
    }

    enum Source: Hashable, Sendable {
      case system(String)
      case named(String)
      case url(URL)
      case data(Data)
    }

    let source: Source
    let displayStyle: DisplayStyle

    public init(
      systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .system(systemName)
      self.displayStyle = displayStyle
    }

    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .named(named)
      self.displayStyle = displayStyle
    }

    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .url(url)
      self.displayStyle = displayStyle
    }

    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
      self.displayStyle = displayStyle
    }
  }

  public var title: LocalizedStringResource
  public var subtitle: LocalizedStringResource?
  public var image: Image?

  /// Other names for it, as good as the title.
  public var synonyms: [LocalizedStringResource]

  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// A representation whose image is made when it is shown. `image` is never called here.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = [],
    image: @escaping @Sendable () async throws -> Image?
  ) {
    self.init(title: title, subtitle: subtitle, synonyms: synonyms)
  }
}

extension DisplayRepresentation: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
