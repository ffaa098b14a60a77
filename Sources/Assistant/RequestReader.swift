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
  let makeID: @Sendable () -> UUID

  func read(_ utterance: Utterance) -> Reading {
    let all = installation.interpretations(of: utterance, now: now)
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

  /// What was done before, with all that has to be settled for it; nil where it can't be done any more.
  func request(for donation: Donation) -> NewRequest? {
    guard let app = installation[donation.app]?.description,
      let description = app[donation.intent]
    else { return nil }
    return settling(
      NewRequest(id: makeID(), app: app, description: description, values: donation.values))
  }

  private func settling(_ request: NewRequest) -> NewRequest {
    guard let app = installation[request.app.id] else { return request }
    var request = request
    request.gates = device.gates(before: request.description, of: app)
    request.finalGates = device.gates(beforeHandling: request.description)
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

  /// The same words taken just as well by other apps, when the user named none.
  private func rivals(of best: Interpretation, among heard: [Interpretation]) -> [NewRequest] {
    guard !best.namesApp else { return [] }
    var apps: Set<AppID?> = [best.app]
    return heard.filter { $0.cost == best.cost && apps.insert($0.app).inserted }
      .compactMap(newRequest)
  }

  /// Whether the user wants the app taken for somebody the request names.
  private func isPreferred(_ request: NewRequest) -> Bool {
    let contacts = installation[request.app.id]?.preferredContacts ?? []
    let people = request.description.parameters.filter { $0.type == .person }
      .flatMap { request.intent.values(of: $0.id) }
    return people.contains { contacts.contains($0.display) }
  }
}
