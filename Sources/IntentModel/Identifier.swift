// SPDX-License-Identifier: Apache-2.0

/// A name that stands for one `Noun`, so that an app's name can't pass for an intent's.
///
/// Spelt as the app's own files spell it, case included.
public struct Identifier<Noun>: RawRepresentable, Hashable, Comparable, Sendable,
  ExpressibleByStringLiteral, CustomStringConvertible, Codable, CodingKeyRepresentable
{
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }

  public var description: String { rawValue }

  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// The app's folder or target name, such as `SoupChef`: never shown, never translated.
public typealias AppID = Identifier<AppDescription>

/// The definition's name of a custom intent (`OrderSoup`), else the type's name.
public typealias IntentID = Identifier<IntentDescription>

/// The name of a parameter in its intent, such as `soup`; a template's slot bears the same name.
public typealias ParameterID = Identifier<ParameterDescription>
