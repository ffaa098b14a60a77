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

  /// What was settled before the app might work.
  var passed: Set<Gate> = []

  /// Whether the app is acting, and waits for an answer at most.
  var isPerforming = false

  /// The questions answered so far, the last one last.
  var answered: [Checkpoint] = []

  /// The app's own question whose answer it did not get, to be asked again; nil where there is none.
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

  /// What has to be settled next before the app is asked; nil when nothing is in the way.
  var nextGate: Gate? { request.gates.first { !passed.contains($0) } }

  /// What has to be settled next before the app acts.
  var nextFinalGate: Gate? { request.finalGates.first { !passed.contains($0) } }

  /// Whether something is settled that comes between the user's yes and the deed.
  var isAtFinalGate: Bool {
    question?.gate.map(request.finalGates.contains) ?? false
  }

  /// The next parameter to agree on, of those that count; nil when all are agreed on.
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

  /// Goes back behind a gate that was open when the request began. No yes from before counts: the app's own question
  /// is asked again, or everything is agreed on anew.
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

  /// Takes over values the user gave; everything is agreed on anew, since one value may depend on
  /// another.
  ///
  /// Other people are meant instead of those there are, unless people are asked for or the new ones
  /// are to be added.
  /// - Parameter adds: whether the user said so.
  mutating func merge(_ heard: Interpretation, adding adds: Bool) {
    let people = description.parameters.filter {
      $0.type == .person && $0.id != question?.parameter
    }
    intent.merge(heard, as: description, replacing: adds ? [] : Set(people.map(\.id)))
    isTolerated = isTolerated || heard.hasSlips
    agreed = []
  }
}
