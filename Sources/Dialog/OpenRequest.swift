// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

/// A request that is being talked about or worked on.
struct OpenRequest: Hashable, Sendable {
  /// The state a question was asked in, to come back to.
  struct Checkpoint: Hashable, Sendable {
    var intent: StructuredIntent
    var question: Question
  }

  enum Phase: Hashable, Sendable {
    /// The app is asked something.
    case working
    case asking(Question)
    /// Several apps could do it.
    case choosingApp([NewRequest], Question)
  }

  var request: NewRequest
  var intent: StructuredIntent

  /// Whether something was forgiven, so that it needs a yes.
  var isTolerated: Bool

  var phase = Phase.working

  /// The parameters the app has agreed to since the last change.
  var agreed: Set<ParameterID> = []

  /// The values the user has said yes to, which are not asked about again.
  var confirmed: [ParameterID: Set<Value>] = [:]

  /// The gates that were passed.
  var passed: Set<Gate> = []

  /// Whether the app is acting, even while it waits for an answer.
  var isPerforming = false

  /// The questions answered so far, the last one last.
  var answered: [Checkpoint] = []

  /// The app's own question whose answer never reached it, to be asked again; nil for none.
  var heldQuestion: Question?

  init(_ request: NewRequest) {
    self.request = request
    intent = request.intent
    isTolerated = request.isTolerated
  }

  var description: IntentDescription { request.description }
  var app: AppDescription { request.app }

  var question: Question? {
    switch phase {
    case .working: nil
    case .asking(let question), .choosingApp(_, let question): question
    }
  }

  /// The next gate to pass before the app is asked; nil when none is left.
  var nextGate: Gate? { request.gates.first { !passed.contains($0) } }

  /// The next gate to pass before the app acts.
  var nextFinalGate: Gate? { request.finalGates.first { !passed.contains($0) } }

  /// Whether the open question is a gate between the user's yes and the action.
  var isAtFinalGate: Bool {
    question?.gate.map(request.finalGates.contains) ?? false
  }

  /// The next parameter to agree on, of those whose condition holds; nil when all are agreed on.
  var nextParameter: ParameterDescription? {
    description.parameters.first {
      !agreed.contains($0.id) && $0.condition?.holds(in: intent) != false
    }
  }

  /// Keeps the open question for "go back", since it is about to be answered.
  mutating func markAnswered() {
    guard let question else { return }
    answered.append(Checkpoint(intent: intent, question: question))
  }

  /// Goes back to before a gate that was not in the way when the request began. No earlier yes
  /// counts: the app's own question is asked again, or everything is agreed on anew.
  mutating func hold(_ step: Step, until gate: Gate) {
    passed.subtract([gate, .authentication])
    if !request.gates.contains(gate) { request.gates.append(gate) }
    if case .resume = step {
      guard let unheard = answered.popLast() else { return }
      intent = unheard.intent
      heldQuestion = heldQuestion ?? unheard.question
    } else {
      isPerforming = false
      agreed = []
    }
  }

  /// Takes over values the user gave. Everything is agreed on anew, since one value may depend on
  /// another.
  ///
  /// New people take the place of the present ones, unless the question asks for people or the new
  /// ones are added.
  /// - Parameter adds: whether the user said to add the values.
  mutating func merge(_ heard: Interpretation, adding adds: Bool) {
    let people = description.parameters.filter {
      $0.type == .person && $0.id != question?.parameter
    }
    intent.merge(heard, as: description, replacing: adds ? [] : Set(people.map(\.id)))
    isTolerated = isTolerated || heard.hasSlips
    agreed = []
  }
}
