// SPDX-License-Identifier: Apache-2.0

/// A value to choose, which may be shown differently than it shows itself.
public struct IntentItem<Value: _IntentValue>: Sendable {
  public var value: Value
  private var ownDescription: DisplayRepresentation?

  public init(_ value: Value) { self.value = value }

  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    ownDescription = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
  }

  /// How the item is shown: like its value, unless it has a title of its own.
  public var description: DisplayRepresentation {
    get {
      ownDescription ?? (value as? any InstanceDisplayRepresentable)?.displayRepresentation
        ?? DisplayRepresentation(stringLiteral: String(describing: value))
    }
    set { ownDescription = newValue }
  }

  @resultBuilder
  public enum Builder {
    public typealias Items = [IntentItem<Value>]

    public static func buildExpression(_ item: IntentItem<Value>) -> Items { [item] }
    public static func buildExpression(_ value: Value) -> Items { [IntentItem(value)] }
    public static func buildExpression(_ values: [Value]) -> Items { values.map { IntentItem($0) } }
    public static func buildExpression(_ items: Items) -> Items { items }
    public static func buildBlock(_ items: Items...) -> Items { items.flatMap(\.self) }
    public static func buildOptional(_ items: Items?) -> Items { items ?? [] }
    public static func buildEither(first items: Items) -> Items { items }
    public static func buildEither(second items: Items) -> Items { items }
    public static func buildArray(_ items: [Items]) -> Items { items.flatMap(\.self) }
    public static func buildLimitedAvailability(_ items: Items) -> Items { items }
  }
}
