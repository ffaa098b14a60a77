// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct ColorSwatch: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Color")
  static var defaultQuery = ColorSwatchQuery()

  let id: String
  let hex: UInt32

  @Property(title: "Name")
  var name: String

  init(id: String, hex: UInt32, name: String) {
    self.id = id
    self.hex = hex
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "#\(hexText)")
  }

  var hexText: String { String(format: "%06X", hex) }

  static let all = [
    ColorSwatch(id: "red", hex: 0xFF0000, name: "Red"),
    ColorSwatch(id: "green", hex: 0x00FF00, name: "Green"),
    ColorSwatch(id: "blue", hex: 0x0000FF, name: "Blue"),
  ]
}

struct ColorSwatchQuery: EntityQuery {
  func entities(for identifiers: [ColorSwatch.ID]) async throws -> [ColorSwatch] {
    ColorSwatch.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [ColorSwatch] {
    ColorSwatch.all
  }
}

enum ColorNotation: String, AppEnum {
  case hex, rgb

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Notation"
  static var caseDisplayRepresentations: [ColorNotation: DisplayRepresentation] = [
    .hex: "Hex",
    .rgb: DisplayRepresentation(title: "RGB", subtitle: "rgb(255, 128, 0)"),
  ]
}

struct DescribeColor: AppIntent {
  static var title: LocalizedStringResource = "Describe Color"
  static var description = IntentDescription("Writes a color as text.", categoryName: "Colors")

  @Parameter(title: "Color") var color: ColorSwatch
  @Parameter(title: "Notation", default: .hex) var notation: ColorNotation

  static var parameterSummary: some ParameterSummary {
    Summary("Describe \(\.$color) as \(\.$notation)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let shifts: [UInt32] = [16, 8, 0]
    let channels = shifts.map { Int((color.hex >> $0) & 0xFF) }
    switch notation {
    case .hex:
      return .result(value: "#" + color.hexText)
    case .rgb:
      return .result(value: "rgb(\(channels.map(String.init).joined(separator: ", ")))")
    }
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct MixColors: AppIntent {
  static var title: LocalizedStringResource = "Mix Colors"

  @Parameter(title: "Colors", size: IntentCollectionSize(min: 2, max: 4))
  var colors: [ColorSwatch]

  @Parameter(title: "Accents", size: 2)
  var accents: [ColorSwatch]?

  func perform() async throws -> some IntentResult & ReturnsValue<[ColorSwatch]> {
    .result(value: colors + (accents ?? []))
  }
}
