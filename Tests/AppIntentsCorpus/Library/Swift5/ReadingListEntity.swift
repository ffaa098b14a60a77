// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum ReadingLists {
  static var names = ["summer": "Summer", "night": "Nightstand"]

  struct ListEntity: AppEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation {
      .init(name: "Reading List", numericFormat: "\(placeholder: .int) reading lists")
    }

    typealias DefaultQuery = ListQuery
    static var defaultQuery = ListQuery()

    var id: String
    var displayRepresentation: DisplayRepresentation {
      .init(stringLiteral: ReadingLists.names[id] ?? id)
    }
  }

  struct ListQuery: EnumerableEntityQuery, EntityStringQuery {
    static var findIntentDescription: IntentDescription? = IntentDescription("Finds reading lists.")

    func allEntities() async throws -> [ListEntity] {
      ReadingLists.names.keys.sorted().map { ListEntity(id: $0) }
    }

    func entities(for identifiers: [String]) async throws -> [ListEntity] {
      identifiers.filter { ReadingLists.names[$0] != nil }.map(ListEntity.init(id:))
    }

    func entities(matching string: String) async throws -> [ListEntity] {
      try await allEntities().filter { ReadingLists.names[$0.id] == string }
    }
  }

  /// Names that have been used before, to choose from.
  struct NameOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
      ItemCollection {
        ItemSection("Seasons") {
          "Summer"
          "Winter"
        }
        ItemSection("Places") {
          "Nightstand"
          "Train"
        }
      }
    }
  }
}

struct MakeReadingListIntent: AppIntent {
  static var title: LocalizedStringResource = "Make Reading List"

  @Parameter(title: "Name", optionsProvider: ReadingLists.NameOptions())
  var name: String

  @Parameter(title: "Books")
  var books: [BookEntity]?

  func perform() async throws -> some IntentResult & ReturnsValue<ReadingLists.ListEntity> {
    let id = name.lowercased()
    ReadingLists.names[id] = name
    return .result(value: ReadingLists.ListEntity(id: id))
  }
}

struct RenameReadingListIntent: AppIntent {
  static var title: LocalizedStringResource = "Rename Reading List"
  static var description: IntentDescription = "Gives a reading list another name."

  @Parameter(title: "List")
  var list: ReadingLists.ListEntity

  @Parameter(title: "Name")
  var name: String

  static var parameterSummary: some ParameterSummary {
    Summary("Rename \(\.$list) to \(\.$name)")
  }

  init() {}

  init(list: ReadingLists.ListEntity, name: String) {
    self.list = list
    self.name = name
  }

  func perform() async throws -> some IntentResult {
    ReadingLists.names[list.id] = name
    return .result()
  }
}
