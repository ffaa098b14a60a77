// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel
import Voice

/// Reads the requests that words stand for, among the apps that the user lets be used.
struct RequestReader {
  /// What words stand for.
  enum Reading {
    /// At least one, the best first; several are for the user to choose from.
    case requests([NewRequest])
    /// Something that only an app could do which the user doesn't want to be used.
    case refused(AppDescription)
    case nothing
  }

  let installation: Installation
  let device: Device
  let now: Date

  /// The app that is open; nil while none is.
  var front: AppID?

  let makeID: @Sendable () -> UUID

  /// - Parameter forgiving: whether slips are forgiven where nothing fits without.
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

  /// The request that an interpretation stands for, with all that has to be settled for it.
  private func newRequest(_ heard: Interpretation) -> NewRequest? {
    installation.newRequest(heard, id: makeID()).map(settling)
  }

  /// What a step does, with all that has to be settled for it; nil where it can't be done any more.
  ///
  /// - Parameter brought: what the step before has brought: it goes to the parameter that waits for it, else to
  ///   the first that has to be known and takes it.
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
    // The assistant's own app is no app to its user, and one that is open needs no name.
    request.namesApp = request.namesApp || [.shortcuts, front].contains(request.app.id)
    request.usageDescription = app.access.usageDescription
    return request
  }

  /// The same request with its dates, amounts and the like read.
  func readingLiterals(_ heard: Interpretation, in utterance: Utterance) -> Interpretation {
    installation.interpretations(of: utterance, now: now)
      .first { $0.app == heard.app && $0.intent == heard.intent } ?? heard
  }

  /// The open request said anew, with all that it needs; nil for no more than a change of it.
  func anew(_ heard: Interpretation, _ open: NewRequest) -> NewRequest? {
    let needed = open.description.parameters.filter(\.isRequired).map(\.id)
    guard !needed.isEmpty, let request = newRequest(heard),
      needed.allSatisfy({ request.intent.arguments[$0] != nil })
    else { return nil }
    return request
  }

  /// The same words taken as exactly by other apps, however many of them a phrase holds: by any when the user named
  /// none, else by those that bear the name.
  private func rivals(of best: Interpretation, among heard: [Interpretation]) -> [NewRequest] {
    var apps: Set<AppID?> = [best.app]
    return heard.filter { other in
      let isAsGood =
        other.toleranceCost == best.toleranceCost && other.takesFreeText == best.takesFreeText
      return isAsGood && (other.namesApp || !best.namesApp) && apps.insert(other.app).inserted
    }.compactMap(newRequest)
  }

  /// Whether the app is open, or the user wants it taken for somebody the request names.
  private func isPreferred(_ request: NewRequest) -> Bool {
    if request.app.id == front { return true }
    let contacts = installation[request.app.id]?.preferredContacts ?? []
    let people = request.description.parameters.filter { $0.type == .person }
      .flatMap { request.intent.values(of: $0.id) }
    return people.contains { contacts.contains($0.display) }
  }
}

extension IntentDescription {
  /// The first parameter that has to be known, is not, and takes what was brought.
  fileprivate func parameter(
    for brought: [Value], beside known: [ParameterID: [Value]]
  ) -> ParameterID? {
    guard let value = brought.first else { return nil }
    return parameters.first { $0.isRequired && known[$0.id] == nil && $0.takes(value) }?.id
  }
}

extension ParameterDescription {
  /// Whether a value is of the parameter's kind. Of things nobody knows what they are.
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
