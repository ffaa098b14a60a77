// SPDX-License-Identifier: Apache-2.0

/// Some of the values to choose from, with a title of their own.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  public var title: LocalizedStringResource?
  public var subtitle: LocalizedStringResource?
  public var image: DisplayRepresentation.Image?
  public var items: [IntentItem<Result>]

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.items = items
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, items: [Result]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
  }

  public init(
    _ title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title, subtitle: subtitle, image: image, items: itemsBuilder())
  }

  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title, items: items)
  }

  public init(title: LocalizedStringResource, items: [Result]) { self.init(title, items: items) }

  @resultBuilder
  public enum Builder {
    public typealias Sections = [IntentItemSection<Result>]

    public static func buildExpression(_ section: IntentItemSection<Result>) -> Sections {
      [section]
    }
    public static func buildExpression(_ sections: Sections) -> Sections { sections }
    public static func buildExpression(_ item: IntentItem<Result>) -> Sections {
      [IntentItemSection(items: [item])]
    }
    public static func buildBlock(_ sections: Sections...) -> Sections {
      sections.flatMap(\.self)
    }
    public static func buildOptional(_ sections: Sections?) -> Sections { sections ?? [] }
    public static func buildEither(first sections: Sections) -> Sections { sections }
    public static func buildEither(second sections: Sections) -> Sections { sections }
    public static func buildArray(_ sections: [Sections]) -> Sections { sections.flatMap(\.self) }
    public static func buildLimitedAvailability(_ sections: Sections) -> Sections { sections }
  }
}
