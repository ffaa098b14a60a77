// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct MedicationID: RawRepresentable, Hashable, Sendable {
  let rawValue: String
}

extension MedicationID: EntityIdentifierConvertible {
  public var entityIdentifierString: String { rawValue }

  public static func entityIdentifier(for entityIdentifierString: String) -> MedicationID? {
    entityIdentifierString.isEmpty ? nil : MedicationID(rawValue: entityIdentifierString)
  }
}

actor MedicationCabinet {
  static let shared = MedicationCabinet()

  private var taken: [MedicationID: Date] = [:]

  var medications: [MedicationEntity] {
    let pills = MedicationID(rawValue: "ibuprofen")
    let drops = MedicationID(rawValue: "vitamin-d")
    return [
      MedicationEntity(
        id: pills, name: "Ibuprofen", milligrams: 400, hours: [8, 20], takenAt: taken[pills]),
      MedicationEntity(
        id: drops, name: "Vitamin D", milligrams: 0.02, hours: [8], takenAt: taken[drops]),
    ]
  }

  func take(_ id: MedicationID, at date: Date) { taken[id] = date }
}

struct MedicationEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Medication")
  static let defaultQuery = MedicationQuery()

  let id: MedicationID

  @Property(title: "Name") var name: String
  @Property(title: "Dose") var dose: Measurement<UnitMass>
  @Property(title: "Times") var times: [DateComponents]
  @Property(title: "Last Taken") var takenAt: Date?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(dose.text(in: .milligrams, digits: 1))")
  }

  var entityIdentifier: EntityIdentifier {
    EntityIdentifier(for: MedicationEntity.self, identifier: id)
  }

  init(id: MedicationID, name: String, milligrams: Double, hours: [Int], takenAt: Date?) {
    self.id = id
    self.name = name
    self.dose = Measurement(value: milligrams, unit: .milligrams)
    self.times = hours.map { DateComponents(hour: $0, minute: 0) }
    self.takenAt = takenAt
  }
}

struct MedicationQuery: EntityQuery {
  func entities(for identifiers: [MedicationID]) async throws -> [MedicationEntity] {
    await MedicationCabinet.shared.medications.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [MedicationEntity] {
    await MedicationCabinet.shared.medications
  }
}

struct TakeMedicationIntent: AppIntent {
  static let title: LocalizedStringResource = "Take Medication"
  static let description = IntentDescription(
    "Logs that you took a medication.", categoryName: "Medication")

  @Parameter(title: "Medication") var medication: MedicationEntity
  @Parameter(title: "Dose", defaultUnit: .milligrams, supportsNegativeNumbers: false)
  var dose: Measurement<UnitMass>?
  @Parameter(title: "Time", description: "Now, if left out.", kind: .time) var time: DateComponents?

  static var parameterSummary: some ParameterSummary {
    Summary("Take \(\.$dose) of \(\.$medication)") { \.$time }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let dose, dose > medication.dose * 2 {
      let isMeant = try await $dose.requestConfirmation(
        for: dose, dialog: "Is such a large dose right?")
      guard isMeant else { throw $dose.needsValueError("How much was it?") }
    }
    let date = time.flatMap {
      Calendar.current.nextDate(after: .now, matching: $0, matchingPolicy: .nextTime)
    }
    await MedicationCabinet.shared.take(medication.id, at: date ?? .now)
    return .result(dialog: "Logged \(medication.name).")
  }
}
