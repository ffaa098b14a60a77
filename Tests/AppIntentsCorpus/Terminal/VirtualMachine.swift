// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

// MARK: - Model

enum MachineState: String, Codable, CaseIterable, Sendable {
  case stopped, starting, started, paused
}

struct VirtualMachine: Identifiable, Hashable, Codable, Sendable {
  let id: UUID
  var name: String
  var state: MachineState = .stopped
  var memory: Int?
}

actor MachineLibrary {
  private var machines: [VirtualMachine.ID: VirtualMachine] = [:]

  init(_ machines: [VirtualMachine] = []) {
    for machine in machines { self.machines[machine.id] = machine }
  }

  var all: [VirtualMachine] {
    machines.values.sorted { $0.name < $1.name }
  }

  func machine(_ id: VirtualMachine.ID) throws -> VirtualMachine {
    guard let machine = machines[id] else { throw TerminalError.unknownMachine }
    return machine
  }

  func move(_ id: VirtualMachine.ID, to state: MachineState) throws {
    var moved = try machine(id)
    moved.state = state
    machines[id] = moved
  }

  nonisolated var kindName: LocalizedStringResource { "Virtual Machine" }
}

// MARK: - App Intents

extension MachineState: AppEnum {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "State"

  static let caseDisplayRepresentations: [MachineState: DisplayRepresentation] = [
    .stopped: .init(title: "Stopped", image: .init(systemName: "stop")),
    .starting: .init(title: "Starting"),
    .started: .init(title: "Started", image: .init(systemName: "play")),
    .paused: .init(title: "Paused", image: .init(systemName: "pause")),
  ]
}

extension VirtualMachine: AppEntity {
  struct Query: EntityQuery {
    @Dependency var library: MachineLibrary

    func entities(for identifiers: [UUID]) async throws -> [VirtualMachine] {
      await library.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [VirtualMachine] {
      await library.all
    }
  }

  static var defaultQuery: Query { Query() }

  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    .init(name: "Virtual Machine", numericFormat: "\(placeholder: .int) virtual machines")
  }

  var displayRepresentation: DisplayRepresentation {
    guard let memory else { return .init(title: displayName) }
    return .init(title: displayName, subtitle: "\(memory) MB")
  }

  private var displayName: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: name)
  }
}
