// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct NoteFromTemplateIntent: AppIntent {
  static var title: LocalizedStringResource = "New Note from Template"
  static var description: IntentDescription? = IntentDescription(
    "Makes a note from one of the templates.", categoryName: "Notes", resultValueName: "Note")

  @Parameter(
    title: "Template", description: "What the note starts with.",
    requestValueDialog: "Which template?",
    optionsProvider: TemplateOptionsProvider())
  var template: String

  @Parameter(title: "Folder", optionsProvider: OwnFoldersProvider())
  var folder: FolderEntity

  @Parameter(title: "Language", optionsProvider: LanguageOptions())
  var language: String?

  static var parameterSummary: some ParameterSummary {
    Summary("New \(\.$template) note in \(\.$folder)") {
      \.$language
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<NoteEntity> {
    let heading = [template, language].compactMap { $0 }.joined(separator: ", ")
    let note = await NoteStore.shared.add(title: heading, folderID: folder.id)
    return .result(value: NoteEntity(note))
  }
}

struct TemplateOptionsProvider: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection {
      ItemSection("Work") {
        IntentItem(
          "meeting", title: "Meeting", subtitle: "Who, when, what",
          image: .init(systemName: "person.3"))
        IntentItem("standup", title: "Stand-up")
      }
      ItemSection("Home") {
        "recipe"
        "packing list"
      }
    }
  }

  func defaultResult() async -> String? { "meeting" }
}

private struct OwnFoldersProvider: DynamicOptionsProvider {
  func results() async throws -> [FolderEntity] {
    try await FolderEntity.defaultQuery.suggestedEntities().items.filter { !$0.isShared }
  }
}

private struct LanguageOptions: DynamicOptionsProvider {
  static var languages = ["de": "Deutsch", "en": "English", "fr": "Français"]

  func results() async throws -> IntentItemCollection<String> {
    let items = Self.languages.sorted { $0.value < $1.value }.map { code, name in
      IntentItem(code, title: LocalizedStringResource(stringLiteral: name))
    }
    return IntentItemCollection(
      promptLabel: "Language",
      usesIndexedCollation: true,
      sections: [IntentItemSection(items: items)]
    )
  }
}
