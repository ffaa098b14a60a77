// SPDX-License-Identifier: Apache-2.0

import AppIntents

final class GoalStore {
  static let shared = GoalStore()

  var goals: [SavingsGoal] = [
    SavingsGoal(id: 1, name: "Bicycle", target: 900, saved: 350),
    SavingsGoal(id: 2, name: "Rainy Days", target: 3000, saved: 2800),
  ]
}

struct SavingsGoal: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Savings Goal", numericFormat: "\(placeholder: .int) savings goals")
  static var defaultQuery = SavingsGoalQuery()

  var id: Int

  @Property(title: "Name") var name: String
  @Property(title: "Target") var target: Double
  @Property(title: "Saved") var saved: Double
  @Property(title: "Reached") var isReached: Bool
  @Property(title: "Milestones") var milestones: [Double]

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(stringLiteral: name) }

  init(id: Int, name: String, target: Double, saved: Double) {
    self.id = id
    self.name = name
    self.target = target
    self.saved = saved
    self.isReached = saved >= target
    self.milestones = [target / 4, target / 2, target]
  }
}

struct SavingsGoalQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [SavingsGoal] {
    GoalStore.shared.goals.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [SavingsGoal] { GoalStore.shared.goals }
}

struct SaveForGoalIntent: AppIntent {
  static var title: LocalizedStringResource = "Save for Goal"
  static var description: IntentDescription? = IntentDescription("Puts money aside.")
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Goal") var goal: SavingsGoal
  @Parameter(title: "Amount", requestValueDialog: "How much do you want to put aside?") var amount:
    Double?
  @Parameter(title: "Times", default: 1, inclusiveRange: (1, 52)) var times: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Put \(\.$amount) aside for \(\.$goal)") { \.$times }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    var value = amount ?? 0
    if value == 0 {
      value = try await $amount.requestValue("How much is it for \(goal.name)?")
    }
    guard let index = GoalStore.shared.goals.firstIndex(where: { $0.id == goal.id }) else {
      throw $goal.needsValueError("Which goal is it?")
    }
    let saved = goal.saved + value * Double(times)
    GoalStore.shared.goals[index] = SavingsGoal(
      id: goal.id, name: goal.name, target: goal.target, saved: saved)
    let left = max(0, goal.target - saved)
    return .result(value: left == 0, dialog: "\(left.formatted(.currency(code: "EUR"))) to go.")
  }
}

struct GoalDateIntent: AppIntent {
  static var title: LocalizedStringResource = "When Is a Goal Reached?"

  @Parameter(title: "Goal") var goal: SavingsGoal
  @Parameter(title: "Every", kind: .dateTime) var payday: DateComponents?
  @Parameter(title: "Monthly Amount", default: 100, controlStyle: .field) var monthly: Double
  @Parameter(title: "Starting", kind: .date) var start: Date?

  static var parameterSummary: some ParameterSummary {
    Summary("When is \(\.$goal) reached with \(\.$monthly) a month?") {
      \.$payday
      \.$start
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Date> {
    let months = Int(((goal.target - goal.saved) / max(1, monthly)).rounded(.up))
    var first = start ?? Date()
    if let payday,
      let next = Calendar.current.nextDate(
        after: first, matching: payday, matchingPolicy: .nextTime)
    {
      first = next
    }
    let date = Calendar.current.date(byAdding: .month, value: max(0, months), to: first) ?? first
    return .result(value: date)
  }
}
