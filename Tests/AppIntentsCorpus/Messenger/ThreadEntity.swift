// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// A conversation. `Thread` would be Foundation's.
struct ThreadEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Thread")
  static let defaultQuery = ThreadQuery()

  let id: Conversation.ID

  @Property(title: "Topic") var topic: String
  @Property(title: "Members") var memberCount: Int
  @Property(title: "Last Message") var lastLine: String?

  init(_ conversation: Conversation) {
    self.id = conversation.id
    self.topic = conversation.topic
    self.memberCount = conversation.memberIDs.count
    self.lastLine = conversation.lastLine.isEmpty ? nil : conversation.lastLine
  }

  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(topic)", subtitle: "\(memberCount) people")
  }
}

struct ThreadQuery {
  typealias Entity = ThreadEntity
}

extension ThreadQuery: EnumerableEntityQuery {
  @MainActor
  func allEntities() async throws -> [ThreadEntity] {
    MessageCenter.shared.conversations.map(ThreadEntity.init)
  }

  func entities(for identifiers: [ThreadEntity.ID]) async throws -> [ThreadEntity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

extension ThreadQuery {
  func threads(about words: String) async throws -> [ThreadEntity] {
    try await allEntities().filter { $0.topic.localizedCaseInsensitiveContains(words) }
  }
}

struct OpenThreadIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Thread"
  static let description: IntentDescription = .init("Shows a thread in the app.")

  @Parameter(title: "Thread", requestDisambiguationDialog: "Which of these threads?")
  var target: ThreadEntity

  func perform() async throws -> some IntentResult {
    .result()
  }
}

extension OpenThreadIntent {
  init(_ thread: ThreadEntity) {
    self.init()
    target = thread
  }
}
