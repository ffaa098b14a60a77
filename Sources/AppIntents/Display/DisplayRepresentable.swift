// SPDX-License-Identifier: Apache-2.0

/// A kind of thing that has a name.
public protocol TypeDisplayRepresentable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }

  /// The name alone.
  static var typeDisplayName: LocalizedStringResource { get }
}

extension TypeDisplayRepresentable {
  public static var typeDisplayName: LocalizedStringResource { typeDisplayRepresentation.name }
}

/// A thing that can be shown and said.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

/// A choice among a fixed few, each with a name.
public protocol CaseDisplayRepresentable: Hashable, TypeDisplayRepresentable,
  InstanceDisplayRepresentable
{
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self]
      ?? DisplayRepresentation(stringLiteral: String(describing: self))
  }

  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

public typealias StaticDisplayRepresentable = CaseDisplayRepresentable
