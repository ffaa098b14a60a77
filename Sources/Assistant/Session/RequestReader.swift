// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel
import Voice

/// Reads words as requests to the apps that the user allows.
struct RequestReader {
  /// The meaning of some words.
  enum Reading {
    /// At least one request, the best first; with several, the user chooses.
    case requests([NewRequest])
    /// Only an app that the user does not allow could do it.
    case refused(AppDescription)
    case nothing
  }

  let installation: Installation
  let device: Device
  let now: Date

  /// The app that is open; nil while none is.
  var front: AppID?

  let makeID: @Sendable () -> UUID

  /// - Parameter forgiving: whether slips are forgiven when nothing fits exactly.
  func read(_ utterance: Utterance, forgiving: Bool = true) -> Reading {
    let all = installation.interpretations(of: utterance, forgiving: forgiving, now: now)
    let heard = all.filter { $0.app.map(device.refused.contains) != true }
    if heard.isEmpty, let app = all.first?.app.flatMap({ installation[$0] }) {
      return .refused(app.description)
    }
    guard let best = heard.first, let request = newRequest(best) else { return .nothing }
    let requests = [request] + rivals(of: best, among: heard)
    return .requests(requests.first(where: isPreferred).map { [$0] } ?? requests)
  }

  /// The request that an interpretation stands for, with its gates.
  private func newRequest(_ heard: Interpretation) -> NewRequest? {
    installation.newRequest(heard, id: makeID()).map(settling)
  }

  /// The request of a step, with its gates; nil when it can't be done any more.
  ///
  /// - Parameter brought: the values of the step before. They go to the parameter that waits for
  ///   them, otherwise to the first required parameter that has no value and takes them.
  func request(for step: ShortcutStep, with brought: [Value] = []) -> NewRequest? {
    guard case .request(let intent, var values) = step.action, !device.refused.contains(step.app),
      let app = installation[step.app]?.description, let description = app[intent]
    else { return nil }
    if let input = step.input ?? description.parameter(for: brought, beside: values) {
      values[input] = brought.isEmpty ? nil : brought
    }
    return settling(
      NewRequest(id: makeID(), app: app, description: description, values: values))
  }

  private func settling(_ request: NewRequest) -> NewRequest {
    guard let app = installation[request.app.id] else { return request }
    var request = request
    request.gates = device.gates(before: request.description, of: app)
    request.finalGates = device.gates(beforeHandling: request.description)
    // To the user, the assistant's own app is no app, and an open app needs no name.
    request.namesApp = request.namesApp || [.shortcuts, front].contains(request.app.id)
    request.usageDescription = app.access.usageDescription
    return request
  }

  /// The same request with its dates, amounts and other literals read.
  func readingLiterals(_ heard: Interpretation, in utterance: Utterance) -> Interpretation {
    installation.interpretations(of: utterance, now: now)
      .first { $0.app == heard.app && $0.intent == heard.intent } ?? heard
  }

  /// The open request said again with all required values; nil for a mere change of it.
  func anew(_ heard: Interpretation, _ open: NewRequest) -> NewRequest? {
    let needed = open.description.parameters.filter(\.isRequired).map(\.id)
    guard !needed.isEmpty, let request = newRequest(heard),
      needed.allSatisfy({ request.intent.arguments[$0] != nil })
    else { return nil }
    return request
  }

  /// The requests of other apps that fit the same words equally well, however many of the words
  /// their phrases hold. When the user named an app, only apps of that name count.
  private func rivals(of best: Interpretation, among heard: [Interpretation]) -> [NewRequest] {
    var apps: Set<AppID?> = [best.app]
    return heard.filter { other in
      let isAsGood =
        other.toleranceCost == best.toleranceCost && other.takesFreeText == best.takesFreeText
      return isAsGood && (other.namesApp || !best.namesApp) && apps.insert(other.app).inserted
    }.compactMap(newRequest)
  }

  /// Whether the app is open, or the user prefers it for a person in the request.
  private func isPreferred(_ request: NewRequest) -> Bool {
    if request.app.id == front { return true }
    let contacts = installation[request.app.id]?.preferredContacts ?? []
    let people = request.description.parameters.filter { $0.type == .person }
      .flatMap { request.intent.values(of: $0.id) }
    return people.contains { contacts.contains($0.display) }
  }
}

extension IntentDescription {
  /// The first required parameter that has no value and takes what was brought.
  fileprivate func parameter(
    for brought: [Value], beside known: [ParameterID: [Value]]
  ) -> ParameterID? {
    guard let value = brought.first else { return nil }
    return parameters.first { $0.isRequired && known[$0.id] == nil && $0.takes(value) }?.id
  }
}

extension ParameterDescription {
  /// Whether a value is of the parameter's kind. A thing never is, since its kind is unknown.
  fileprivate func takes(_ value: Value) -> Bool {
    switch value {
    case .text: type == .text
    case .integer, .decimal: type == .integer || type == .decimal
    case .boolean: type == .boolean
    case .literal(let literal): type.literals.contains(literal.kind)
    case .item: false
    }
  }
}
