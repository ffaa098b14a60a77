// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

/// A piece of gear for a walk. The model itself is the entity.
final class GearItem: AppEntity, @unchecked Sendable {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Gear")
  static var defaultQuery: GearQuery = GearQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Weight")
  var weight: Measurement<UnitMass>

  @Property(title: "Kind")
  var kind: Kind

  init(id: String, name: String, grams: Double, kind: Kind) {
    self.id = id
    self.name = name
    self.weight = Measurement(value: grams, unit: .grams)
    self.kind = kind
  }

  var displayRepresentation: DisplayRepresentation {
    return DisplayRepresentation(title: "\(name)", image: .init(systemName: kind.symbolName))
  }

  enum Kind: String, AppEnum {
    case clothing
    case food
    case shelter

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Gear"
    static var caseDisplayRepresentations: [Kind: DisplayRepresentation] = [
      .clothing: "Clothing",
      .food: "Food",
      .shelter: "Shelter",
    ]

    var symbolName: String {
      switch self {
      case .clothing: return "tshirt"
      case .food: return "fork.knife"
      case .shelter: return "tent"
      }
    }
  }
}

class GearCloset {
  static var shared = GearCloset()

  var items = [
    GearItem(id: "jacket", name: "Rain Jacket", grams: 340, kind: .clothing),
    GearItem(id: "tent", name: "Tarp", grams: 900, kind: .shelter),
  ]
}

struct GearQuery: EntityStringQuery {
  func entities(for identifiers: [GearItem.ID]) async throws -> [GearItem] {
    GearCloset.shared.items.filter { identifiers.contains($0.id) }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<GearItem> {
    let items = GearCloset.shared.items.filter { $0.name.localizedCaseInsensitiveContains(string) }
    return IntentItemCollection(items: items)
  }

  func suggestedEntities() async throws -> IntentItemCollection<GearItem> {
    let items = GearCloset.shared.items
    return IntentItemCollection(
      promptLabel: "What do you take along?",
      sections: [
        IntentItemSection("Clothing", items: items.filter { $0.kind == .clothing }),
        IntentItemSection("Everything Else", items: items.filter { $0.kind != .clothing }),
      ]
    )
  }
}

struct PackGearIntent: AppIntent {
  static var title: LocalizedStringResource = "Pack Gear"

  @Parameter(title: "Gear") var gear: [GearItem]
  @Parameter(title: "Trail") var trail: TrailEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let grams = gear.map { $0.weight.converted(to: .grams).value }.reduce(0, +)
    return .result(dialog: "\(Int(grams)) grams for \(trail.name).")
  }
}
