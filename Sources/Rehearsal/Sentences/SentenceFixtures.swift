// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// The house a sentence is said in: its areas, floors and the things in it.
public struct SentenceFixtures: Hashable, Sendable {
  /// Something that has a name.
  public struct Place: Hashable, Sendable {
    /// As said; a template where it can be said in several ways.
    public var name: SourcedTemplate

    public init(_ name: SourcedTemplate) { self.name = name }

    fileprivate var key: String { name.text.lowercased() }
  }

  public struct Entity: Hashable, Sendable {
    public var name: SourcedTemplate

    /// What kind of thing it is: `light`, `cover`.
    public var domain: String?

    public init(_ name: SourcedTemplate, domain: String?) {
      self.name = name
      self.domain = domain
    }

    fileprivate var key: String { name.text.lowercased() }
  }

  public var areas: [Place]
  public var floors: [Place]
  public var entities: [Entity]

  /// The area the speaker is in; nil for one without a name.
  public var speakersArea: String?

  public init(
    areas: [Place] = [], floors: [Place] = [], entities: [Entity] = [], speakersArea: String? = nil
  ) {
    self.areas = areas
    self.floors = floors
    self.entities = entities
    self.speakersArea = speakersArea
  }

  /// The lists `area`, `floor` and `name`; a name that things of several domains bear stands there
  /// once for each.
  public var lists: [String: SlotList] {
    [
      "area": SlotList(.values(areas.map { ListValue($0.name) })),
      "floor": SlotList(.values(floors.map { ListValue($0.name) })),
      "name": SlotList(
        .values(
          entities.map { entity in
            ListValue(entity.name, context: entity.domain.map { ["domain": .string($0)] } ?? [:])
          })),
    ]
  }

  /// The names in the spelling of this house, for each of the slots `area`, `floor` and `name` by
  /// their spelling in lower case.
  public var spellings: [String: [String: String]] {
    [
      "area": Self.spellings(of: areas.map(\.name)),
      "floor": Self.spellings(of: floors.map(\.name)),
      "name": Self.spellings(of: entities.map(\.name)),
    ]
  }

  private static func spellings(of names: [SourcedTemplate]) -> [String: String] {
    Dictionary(names.map { ($0.text.lowercased(), $0.text) }) { first, _ in first }
  }

  /// The area the speaker is in, under the key `area`.
  public var context: [String: JSONValue] {
    ["area": .string(speakersArea ?? Self.unnamedArea)]
  }

  /// The speaker always is somewhere: sentences that say nothing of a place mean that area.
  public static let unnamedArea: String = "(the speaker's area)"

  /// One house with everything of several, each thing once: names that differ only in their case
  /// are one name.
  public static func house(of several: some Sequence<SentenceFixtures>) -> SentenceFixtures {
    var house = SentenceFixtures()
    for fixtures in several {
      house.areas.append(new: fixtures.areas) { [$0.key] }
      house.floors.append(new: fixtures.floors) { [$0.key] }
      house.entities.append(new: fixtures.entities) { [$0.key, $0.domain] }
    }
    return house
  }
}

extension ListValue {
  /// A name that stands for itself.
  fileprivate init(_ name: SourcedTemplate, context: [String: JSONValue] = [:]) {
    self.init(phrases: [name.template], output: .string(name.text), context: context)
  }
}

extension Array {
  /// Adds those elements whose key none has yet.
  fileprivate mutating func append(
    new elements: [Element], key: (Element) -> [String?]
  ) {
    var known = Set(map(key))
    append(contentsOf: elements.filter { known.insert(key($0)).inserted })
  }
}
