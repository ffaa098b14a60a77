// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct TripEntity: AppEntity, URLRepresentableEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trip"
  static let defaultQuery = TripQuery()
  static var urlRepresentation: URLRepresentation {
    "https://wellbeing.example.com/trips/\(.id)?days=\(\.$days)"
  }

  let id: String

  @Property(title: "Destination") var destination: String
  @Property(title: "Days") var days: Int
  @Property(title: "Distance") var distance: Measurement<UnitLength>
  @Property(title: "Itinerary") var itinerary: URL?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(destination)", subtitle: "\(days) days")
  }

  init(id: String, destination: String, days: Int, kilometers: Double) {
    self.id = id
    self.destination = destination
    self.days = days
    self.distance = Measurement(value: kilometers, unit: .kilometers)
    self.itinerary = URL(string: "https://wellbeing.example.com/trips/\(id).ics")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct TripQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TripEntity] {
    try await suggestedEntities().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [TripEntity] {
    [TripEntity(id: "alps", destination: "Alps", days: 5, kilometers: 640)]
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct OpenTripIntent: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Trip"

  @Parameter(title: "Trip") var target: TripEntity
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct ShowPageIntent: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Show Page"
  static var urlRepresentation: URLRepresentation { "https://wellbeing.example.com/\(\.$page)" }

  @Parameter(title: "Page", default: "today") var page: String

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "https://wellbeing.example.com/\(page)") else {
      throw WellbeingError.noSuchTrip
    }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

struct ArrivalTimeIntent: AppIntent {
  static let title: LocalizedStringResource = "When Do I Arrive?"
  static let description = IntentDescription(
    "Works out when a journey ends.", categoryName: "Travel")

  @Parameter(title: "Distance", defaultUnit: .kilometers, defaultUnitAdjustForLocale: true)
  var distance: Measurement<UnitLength>

  @Parameter(
    title: "Speed", defaultValue: 80, defaultUnit: .kilometersPerHour,
    supportsNegativeNumbers: false)
  var speed: Measurement<UnitSpeed>

  @Parameter(title: "Departure", kind: .dateTime) var departure: Date?
  @Parameter(title: "Breaks", defaultValue: 0, unit: .minutes) var breaks: Measurement<UnitDuration>

  static var parameterSummary: some ParameterSummary {
    Summary("Arrive after \(\.$distance) at \(\.$speed)") {
      \.$departure
      \.$breaks
    }
  }

  func perform() async throws -> some ReturnsValue<Date> & ProvidesDialog {
    let pace = speed.converted(to: .metersPerSecond).value
    guard pace > 0 else { throw $speed.needsValueError("How fast do you go?") }
    let travelling = distance.converted(to: .meters).value / pace
    let arrival = (departure ?? .now) + travelling + breaks.converted(to: .seconds).value
    return .result(
      value: arrival, dialog: "At \(arrival.formatted(date: .omitted, time: .shortened)).")
  }
}
