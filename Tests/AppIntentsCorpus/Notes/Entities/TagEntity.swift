// SPDX-License-Identifier: Apache-2.0
import AppIntents

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct TagEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tag"
  static let defaultQuery = TagQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation { "#\(id)" }
}

/// Offers the tags which the chosen note does not have yet.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct TagQuery: EntityStringQuery {
  @IntentParameterDependency<TagNoteIntent>(\.$note)
  var intent

  func entities(for identifiers: [String]) async throws -> [TagEntity] {
    identifiers.map(TagEntity.init(id:))
  }

  func entities(matching string: String) async throws -> [TagEntity] {
    let known = await NoteStore.shared.allTags()
      .filter { $0.localizedCaseInsensitiveContains(string) }
      .map(TagEntity.init(id:))
    return known.isEmpty ? [TagEntity(id: string.lowercased())] : known
  }

  func suggestedEntities() async throws -> [TagEntity] {
    let all = await NoteStore.shared.allTags()
    guard let intent else {
      return all.map(TagEntity.init(id:))
    }
    let used = await NoteStore.shared.tags(of: intent.note.id)
    return all.filter { !used.contains($0) }.map(TagEntity.init(id:))
  }
}

@available(iOS 17.0, macOS 14.0, watchOS 10.0, tvOS 17.0, *)
struct TagNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Tag Note"
  static let description: IntentDescription? = IntentDescription(
    "Puts a tag on a note.", categoryName: "Organize", searchKeywords: ["label", "mark"])

  @Parameter(title: "Note", requestValueDialog: "Which note gets the tag?")
  var note: NoteEntity

  @Parameter(
    title: "Tag",
    requestValueDialog: "Which tag?",
    requestDisambiguationDialog: "Which one of these tags?"
  )
  var tag: TagEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Tag \(\.$note) with \(\.$tag)")
  }

  func perform() async throws -> some ProvidesDialog {
    let tag = self.tag.id
    guard await NoteStore.shared.change(note.id, { $0.tags.insert(tag) }) != nil else {
      throw NoteIntentError.notFound(note.name)
    }
    return .result(dialog: "Tagged \(note.name) with \(tag).")
  }
}
