// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

@available(iOS 17.0, macOS 14.0, *)
struct TerminalEntity: AppEntity {
  let id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Working Directory")
  var workingDirectory: URL?

  @Property(title: "Kind")
  var kind: Kind

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)",
      subtitle: LocalizedStringResource(stringLiteral: workingDirectory?.lastPathComponent ?? ""),
      image: .init(systemName: kind == .quick ? "bolt" : "terminal")
    )
  }

  init(_ session: TerminalSession) {
    self.id = session.id
    self.title = session.title
    self.workingDirectory = session.workingDirectory
    self.kind = session.isQuick ? .quick : .normal
  }
}

// MARK: Requirements

@available(iOS 17.0, macOS 14.0, *)
extension TerminalEntity {
  static let defaultQuery = TerminalQuery()

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: "Terminal")
  }

  enum Kind: String, AppEnum {
    case normal
    case quick

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Kind")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .normal: .init(title: "Normal"),
      .quick: .init(title: "Quick", subtitle: "Drops down from the menu bar"),
    ]
  }
}

// MARK: Query

@available(iOS 17.0, macOS 14.0, *)
struct TerminalQuery: EntityStringQuery, EnumerableEntityQuery {
  @MainActor
  func entities(for identifiers: [TerminalEntity.ID]) async throws -> [TerminalEntity] {
    all.filter { identifiers.contains($0.id) }
  }

  @MainActor
  func entities(matching string: String) async throws -> [TerminalEntity] {
    all.filter { $0.title.localizedCaseInsensitiveContains(string) }
  }

  @MainActor
  func allEntities() async throws -> [TerminalEntity] {
    all
  }

  @MainActor
  func suggestedEntities() async throws -> [TerminalEntity] {
    try await allEntities()
  }

  @MainActor
  private var all: [TerminalEntity] {
    SessionRegistry.shared.sessions.map { TerminalEntity($0) }
  }
}
