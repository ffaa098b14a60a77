// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct FolderEntity: AppEntity, Hashable {
  let id: String
  let name: String
  let isShared: Bool

  init(_ folder: Folder) {
    self.id = folder.id
    self.name = folder.name
    self.isShared = folder.isShared
  }
}

// MARK: - Presentation

extension FolderEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource("Folder", comment: "A folder of notes"))
  }

  var displayRepresentation: DisplayRepresentation {
    if isShared {
      DisplayRepresentation(
        title: "\(name)", subtitle: "Shared", image: .init(systemName: "person.2"))
    } else {
      DisplayRepresentation(title: "\(name)")
    }
  }
}

// MARK: - Query

extension FolderEntity {
  static var defaultQuery: Query { Query() }

  /// Finds folders; the picker shows one's own apart from those of others.
  struct Query: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [FolderEntity] {
      await NoteStore.shared.allFolders()
        .filter { identifiers.contains($0.id) }
        .map(FolderEntity.init)
    }

    func suggestedEntities() async throws -> IntentItemCollection<FolderEntity> {
      let folders = await NoteStore.shared.allFolders().map(FolderEntity.init)
      return IntentItemCollection(
        promptLabel: "Choose a folder",
        sections: [
          IntentItemSection("Mine", items: folders.filter { !$0.isShared }),
          IntentItemSection("Shared With Me", items: folders.filter(\.isShared)),
        ]
      )
    }

    func defaultResult() async -> FolderEntity? {
      await NoteStore.shared.allFolders().first.map(FolderEntity.init)
    }
  }
}
