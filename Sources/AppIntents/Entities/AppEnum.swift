// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A choice among a fixed few, which a parameter may hold.
public protocol AppEnum: AppValue, CaseDisplayRepresentable, CaseIterable, RawRepresentable
where RawValue: LosslessStringConvertible {}

extension AppEnum {
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeDisplayName)
  }

  public static var typeDisplayName: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: String(describing: Self.self))
  }

  public static var _traits: _ValueTraits<Self> {
    _ValueTraits(
      ValueShape(type: .item, kind: .enumeration(Self.self)),
      read: { $0.first.flatMap { value in allCases.first { $0.itemID == value.identifier } } },
      write: { [.item($0.item)] })
  }

  var itemID: String { rawValue.description }

  var item: Item {
    Item(id: itemID, display: displayRepresentation.title.text(in: RunningApp.wording))
  }

  /// The cases to choose from, each with all its names, the title first.
  static func entries(in wording: Wording) -> [Vocabulary.Entry] {
    allCases.map { $0.displayRepresentation.entry(id: $0.itemID, in: wording) }
  }
}
