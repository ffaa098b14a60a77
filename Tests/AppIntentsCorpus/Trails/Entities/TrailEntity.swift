// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// A trail, as Siri, Spotlight and Shortcuts see it.
struct TrailEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Trail", comment: "A path to walk on"),
    numericFormat: LocalizedStringResource("\(placeholder: .int) trails")
  )

  static let defaultQuery = TrailEntityQuery()

  /// Trails keep the number they have on the map.
  let id: Trail.ID
  let imageName: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Region")
  var region: String

  @Property(title: "Length")
  var length: Measurement<UnitLength>

  @Property(title: "Climb")
  var climb: Int

  @Property(title: "Difficulty")
  var difficulty: TrailDifficulty

  @Property(title: "Last Surveyed")
  var surveyedOn: Date

  @Property(title: "Tags")
  var tags: [String]

  @Property
  var isOpen: Bool

  init(trail: Trail) {
    self.id = trail.id
    self.imageName = "Trail-\(trail.id)"
    self.name = trail.name
    self.region = trail.region
    self.length = Measurement(value: trail.kilometers, unit: .kilometers)
    self.climb = trail.climb
    self.difficulty = trail.difficulty
    self.surveyedOn = trail.surveyedOn
    self.tags = trail.tags
    self.isOpen = trail.isOpen
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(region), \(difficulty.localizedStringResource)",
      image: .init(named: imageName)
    )
  }
}

// MARK: - Hashable

extension TrailEntity: Hashable {
  static func == (lhs: TrailEntity, rhs: TrailEntity) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

// MARK: - Universal links

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension TrailEntity: URLRepresentableEntity {
  static var urlRepresentation: URLRepresentation {
    "https://trails.example.com/map/\(.id)"
  }
}
