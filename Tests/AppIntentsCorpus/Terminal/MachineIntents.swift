// SPDX-License-Identifier: Apache-2.0

import AppIntents

protocol MachineIntent: AppIntent {
  var machine: VirtualMachine { get }
  var library: MachineLibrary { get }
  func perform(on machine: VirtualMachine) async throws
}

extension MachineIntent {
  static var openAppWhenRun: Bool { true }
  func perform() async throws -> some IntentResult {
    let current = try await library.machine(machine.id)
    try await perform(on: current)
    return .result()
  }
}

struct StartMachine: MachineIntent {
  static let title: LocalizedStringResource = "Start Virtual Machine"
  static let description = IntentDescription("Starts a virtual machine.")
  static var parameterSummary: some ParameterSummary {
    When(\.$isDisposable, .equalTo, true) {
      Summary("Start \(\.$machine), then forget everything") { \.$isDisposable }
    } otherwise: {
      Summary("Start \(\.$machine)") { \.$isDisposable }
    }
  }

  @Dependency var library: MachineLibrary
  @Parameter(title: "Virtual Machine", requestValueDialog: "Which machine?") var machine:
    VirtualMachine
  @Parameter(title: "Disposable", default: false) var isDisposable: Bool

  func perform(on machine: VirtualMachine) async throws {
    try await library.move(machine.id, to: .started)
  }
}

struct StopMachine: MachineIntent {
  enum Method: Int, AppEnum {
    case request, force, kill

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Method"
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] =
      [.request: "Request", .force: "Force", .kill: "Kill"]
  }

  static let title: LocalizedStringResource = "Stop Virtual Machine"
  static let openAppWhenRun = false
  @Dependency var library: MachineLibrary
  @Parameter(title: "Virtual Machine") var machine: VirtualMachine
  @Parameter(title: "Method", description: "Requested politely, if left out.") var method: Method?

  func perform(on machine: VirtualMachine) async throws {
    let state: MachineState = method == .force || method == .kill ? .stopped : machine.state
    try await library.move(machine.id, to: state)
  }
}

struct MachineStatus: AppIntent {
  static let title: LocalizedStringResource = "Get Virtual Machine Status"
  @Dependency(default: MachineLibrary()) private var library: MachineLibrary
  @Parameter(title: "Virtual Machine") var machine: VirtualMachine?
  @Parameter(title: "States", description: "Leave empty for all.") var states: [MachineState]?

  func perform() async throws -> some IntentResult & ReturnsValue<[VirtualMachine]> {
    if let machine { return .result(value: [machine]) }
    let wanted = Set(states ?? MachineState.allCases)
    let machines = await library.all
    return .result(value: machines.filter { wanted.contains($0.state) })
  }
}

// MARK: - Deprecated

@available(iOS 17.0, macOS 14.0, *)
struct PauseMachine: DeprecatedAppIntent {
  static var title: LocalizedStringResource { "Pause Virtual Machine" }
  static var deprecation: IntentDeprecation<StopMachine> {
    .init(message: "Use “Stop Virtual Machine” instead.", replacedBy: StopMachine.self)
  }
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOS 17.0, macOS 14.0, *)
struct HibernateMachine: AppIntent, DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Hibernate Virtual Machine"
  static let persistentIdentifier: String = "machine.hibernate"
  static var deprecation: IntentDeprecation<Never> {
    .init(message: "Machines are saved on their own now.")
  }
  func perform() -> some IntentResult { .result() }
}
