// SPDX-License-Identifier: Apache-2.0
// The part of the app that ships as a framework of its own.

import AppIntents
import Foundation

/// A hub somewhere in the house.
public struct ServerEntity: AppEntity {
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Server"
  public static let defaultQuery = ServerQuery()

  public let id: String

  @Property(title: "Host") public var host: String
  @Property(title: "Role") public var role: ServerRole?

  public var displayRepresentation: DisplayRepresentation {
    .init(title: "\(id)", subtitle: "\(host)")
  }

  public init(id: String, host: String, role: ServerRole? = nil) {
    self.id = id
    self.host = host
    self.role = role
  }
}

public enum ServerRole: String, AppEnum, Sendable {
  case primary, backup

  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Role"
  public static let caseDisplayRepresentations: [ServerRole: DisplayRepresentation] = [
    .primary: "Primary", .backup: "Backup",
  ]
}

public struct ServerQuery: EntityQuery {
  public init() {}

  public func entities(for identifiers: [ServerEntity.ID]) async throws -> [ServerEntity] {
    await ServerDirectory.shared.all.filter { identifiers.contains($0.id) }
  }

  public func suggestedEntities() async throws -> [ServerEntity] {
    await ServerDirectory.shared.all
  }
}

/// Knows the servers. Fill it before the first intent runs.
public actor ServerDirectory {
  public static let shared = ServerDirectory()

  public private(set) var all: [ServerEntity] = []
  var restarts: [ServerEntity.ID: Int] = [:]

  private init() {}

  public func register(_ server: ServerEntity) { all.append(server) }

  @discardableResult
  func restart(_ id: ServerEntity.ID) -> Int {
    restarts[id, default: 0] += 1
    return restarts[id, default: 0]
  }
}

// MARK: - Intents

public struct RestartServerIntent: AppIntent {
  public static let title: LocalizedStringResource = "Restart Server"
  public static let description: IntentDescription? = IntentDescription(
    "Restarts one of your servers.", categoryName: "Servers")
  public static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }

  public static var parameterSummary: some ParameterSummary {
    Summary("Restart \(\.$server)")
  }

  @Parameter(title: "Server")
  public var server: ServerEntity

  public init() {}
  public init(server: ServerEntity) { self.server = server }

  public func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let count = await ServerDirectory.shared.restart(server.id)
    return .result(value: count, dialog: "\(server.id) restarts.")
  }
}

/// Named in `includedPackages` by every app that links the framework.
public struct ServerKitPackage: AppIntentsPackage {}
