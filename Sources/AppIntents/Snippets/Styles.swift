// SPDX-License-Identifier: Apache-2.0

/// The size of words. The largest sizes make headings.
public struct Font: Hashable, Sendable {
  public enum Weight: Hashable, Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  let isHeading: Bool

  public static let largeTitle = Font(isHeading: true)
  public static let title = Font(isHeading: true)
  public static let title2 = Font(isHeading: true)
  public static let title3 = Font(isHeading: true)
  public static let headline = Font(isHeading: true)
  public static let subheadline = Font(isHeading: false)
  public static let body = Font(isHeading: false)
  public static let callout = Font(isHeading: false)
  public static let footnote = Font(isHeading: false)
  public static let caption = Font(isHeading: false)
  public static let caption2 = Font(isHeading: false)

  public static func system(
    size: Double, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(isHeading: false) }
  public func bold() -> Font { self }
  public func italic() -> Font { self }
  public func monospaced() -> Font { self }
  public func weight(_ weight: Weight) -> Font { self }
}

/// A colour. It adds nothing to a card, because no fact is told by a colour alone.
public struct Color: Hashable, Sendable, View, CardView {
  let name: String

  public static let primary = Color(name: "primary")
  public static let secondary = Color(name: "secondary")
  public static let tertiary = Color(name: "tertiary")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(name: "accentColor")
  public static let black = Color(name: "black")
  public static let white = Color(name: "white")
  public static let gray = Color(name: "gray")
  public static let red = Color(name: "red")
  public static let orange = Color(name: "orange")
  public static let yellow = Color(name: "yellow")
  public static let green = Color(name: "green")
  public static let mint = Color(name: "mint")
  public static let teal = Color(name: "teal")
  public static let cyan = Color(name: "cyan")
  public static let blue = Color(name: "blue")
  public static let indigo = Color(name: "indigo")
  public static let purple = Color(name: "purple")
  public static let pink = Color(name: "pink")
  public static let brown = Color(name: "brown")
  public static let clear = Color(name: "clear")

  public func opacity(_ opacity: Double) -> Color { self }
  public var body: Never { fatalError() }
  func write(to card: inout CardWriter) {}
}

public enum Edge: Hashable, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

public enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}
