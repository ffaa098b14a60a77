// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// The house that a sentence is said in: its areas, its floors and the things in it.
public struct SentenceFixtures: Hashable, Sendable {
  /// An area or a floor.
  public struct Place: Hashable, Sendable {
    /// The name as people say it. A template can have several ways to say it.
    public var name: SourcedTemplate

    public init(_ name: SourcedTemplate) { self.name = name }

    fileprivate var key: String { name.text.lowercased() }
  }

  public struct Entity: Hashable, Sendable {
    public var name: SourcedTemplate

    /// The kind of thing, such as `light` or `cover`.
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

  /// The area that the speaker is in; nil if it has no name.
  public var speakersArea: String?

  public init(
    areas: [Place] = [], floors: [Place] = [], entities: [Entity] = [], speakersArea: String? = nil
  ) {
    self.areas = areas
    self.floors = floors
    self.entities = entities
    self.speakersArea = speakersArea
  }

  /// The lists `area`, `floor` and `name`. A name that things of several domains share is listed
  /// once for each domain.
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

  /// The names as this house spells them, for each of the slots `area`, `floor` and `name`, by
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

  /// The area that the speaker is in, under the key `area`.
  public var context: [String: JSONValue] {
    ["area": .string(speakersArea ?? Self.unnamedArea)]
  }

  /// Stands for the speaker's area if it has no name. Sentences that don't name a place need one.
  public static let unnamedArea: String = "(the speaker's area)"

  /// One house with everything of several houses, without duplicates. Names that differ only in
  /// case are the same name.
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
  /// Creates a value that is the name itself.
  fileprivate init(_ name: SourcedTemplate, context: [String: JSONValue] = [:]) {
    self.init(phrases: [name.template], output: .string(name.text), context: context)
  }
}

extension Array {
  /// Adds the elements whose key is new.
  fileprivate mutating func append(
    new elements: [Element], key: (Element) -> [String?]
  ) {
    var known = Set(map(key))
    append(contentsOf: elements.filter { known.insert(key($0)).inserted })
  }
}
