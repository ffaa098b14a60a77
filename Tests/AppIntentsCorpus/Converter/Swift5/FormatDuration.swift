// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

#if canImport(UIKit)
  import UIKit
#endif

@available(iOS 16.0, macOS 13.0, watchOS 9.0, tvOS 16.0, *)
enum DurationStyle: String, AppEnum, CaseIterable {
  case clock
  case long
  case short
  case seconds

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(
      name: LocalizedStringResource("Style", table: "AppIntents", comment: "Of a duration"))
  }

  static var caseDisplayRepresentations: [DurationStyle: DisplayRepresentation] = [
    .clock: DisplayRepresentation(title: LocalizedStringResource("1:02:03", table: "AppIntents")),
    .long: DisplayRepresentation(title: "1 hour, 2 minutes"),
    .short: DisplayRepresentation(stringLiteral: "1 h 2 min"),
    .seconds: DisplayRepresentation(stringLiteral: "3723 seconds"),
  ]
}

struct FormatDuration: AppIntent {
  static var title: LocalizedStringResource = "Format Duration"
  static var description: IntentDescription {
    IntentDescription("Writes a duration the way it is wanted.", categoryName: "Time")
  }

  @Parameter(title: "Duration", defaultUnit: .minutes, supportsNegativeNumbers: false)
  var duration: Measurement<UnitDuration>

  @Parameter(title: "Style", default: .clock)
  var style: DurationStyle

  static var parameterSummary: some ParameterSummary {
    Summary("Format \(\.$duration) as \(\.$style)")
  }

  func perform() throws -> some IntentResult & ReturnsValue<String> {
    let total = Int(duration.converted(to: .seconds).value)
    let (hours, minutes) = (total / 3600, total / 60 % 60)
    switch style {
    case .clock:
      return .result(value: String(format: "%d:%02d:%02d", hours, minutes, total % 60))
    case .long:
      return .result(value: String(localized: "\(hours) hours, \(minutes) minutes"))
    case .short:
      return .result(value: String(localized: "\(hours) h \(minutes) min", table: "AppIntents"))
    case .seconds:
      let text = String(
        localized: "duration.seconds", defaultValue: "\(total) seconds", comment: "A duration")
      return .result(value: text)
    }
  }
}

/// From a text such as 1:30 to a duration.
struct ParseDuration: AppIntent {
  static var title: LocalizedStringResource = "Read Duration"

  @Parameter(
    title: "Text", description: "Hours and minutes.", default: "1:30",
    inputOptions: .init(keyboardType: .numbersAndPunctuation))
  var text: String

  func perform() async throws -> some ReturnsValue<Measurement<UnitDuration>> {
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard !parts.isEmpty else { throw ConversionFailure.malformed(text) }
    let minutes = parts.reduce(0) { $0 * 60 + $1 }
    return .result(value: Measurement(value: minutes, unit: UnitDuration.minutes))
  }
}
