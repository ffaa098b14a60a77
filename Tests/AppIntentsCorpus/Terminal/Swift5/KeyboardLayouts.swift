// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Read and written wherever it is handy; nobody has complained yet.
class LayoutStore {
  static var current: LayoutStore = .init()

  var names: [String: String] = ["us": "U.S.", "de": "German", "dvorak": "Dvorak"]
  var chosen: KeyboardLayout?

  subscript(code: KeyboardLayout.ID) -> KeyboardLayout? {
    names[code].map { KeyboardLayout(id: code, name: $0) }
  }

  subscript(codes: [KeyboardLayout.ID]) -> [KeyboardLayout] {
    codes.compactMap { self[$0] }
  }
}

// MARK: - Entity

struct KeyboardLayout: AppEntity, Identifiable, Equatable, Hashable {
  typealias DefaultQuery = Query

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Keyboard Layout"
  static var defaultQuery = Query()

  var id: String
  var name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: .init(stringLiteral: name))
  }

  static func ~= (code: String, layout: KeyboardLayout) -> Bool { layout.id == code }

  struct Query: EntityStringQuery {
    typealias Entity = KeyboardLayout

    func entities(for ids: [Entity.ID]) async throws -> [Entity] { LayoutStore.current[ids] }

    func entities(matching string: String) async throws -> [Entity] {
      try await suggestedEntities().filter { $0.name.hasPrefix(string) }
    }

    func suggestedEntities() async throws -> [Entity] {
      LayoutStore.current[Array(LayoutStore.current.names.keys)]
    }

    func defaultResult() async -> Entity? { LayoutStore.current["us"] }
  }
}

// MARK: - Intents

/// The intents of this file, by what they are about.
enum Layouts {
  struct Choose: AppIntent {
    static var title: LocalizedStringResource = "Choose Keyboard Layout"
    static var description: IntentDescription = .init(
      "Changes the layout of the keyboard.", categoryName: "Keyboard")
    static var isDiscoverable: Bool = true
    static var openAppWhenRun = false

    static var parameterSummary: some ParameterSummary { Summary("Type with \(\.$layout)") }

    @Parameter(title: "Layout", requestValueDialog: "Which layout?") var layout: KeyboardLayout

    init() {}
    init(layout: KeyboardLayout) { self.layout = layout }

    func perform() async throws -> some IntentResult & ReturnsValue<KeyboardLayout?> {
      let former = LayoutStore.current.chosen
      LayoutStore.current.chosen = layout
      return .result(value: former)
    }
  }

  struct IsAmerican: AppIntent {
    static var title = LocalizedStringResource("Is the Layout American?")

    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
      guard let chosen = LayoutStore.current.chosen else { return .result(value: true) }
      if case "us" = chosen { return .result(value: true) }
      return .result(value: false)
    }
  }
}
