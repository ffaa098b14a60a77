// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting

/// Lines that people say to an app, from its rehearsals and its examples.
struct SaidLines {
  /// Lines said when nothing was asked.
  private(set) var requests: [String] = []
  /// Lines said to a question.
  private(set) var answers: [String] = []
  /// The answers that led to carrying out something to be confirmed.
  private(set) var confirmations: [String] = []
  /// Whole conversations, with all lines of each.
  private(set) var conversations: [[String]] = []
  /// The conversations in which something to be confirmed is carried out.
  private(set) var confirmedConversations: [[String]] = []

  /// - Parameter language: the name of its folder.
  init(to app: InstalledApp, language: String) {
    let folder = ParlanceTesting.Stage.vocabulary.appending(
      path: "\(app.description.id)/\(language).lproj/Rehearsals")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "transcript" {
      guard let text = try? String(contentsOf: file, encoding: .utf8),
        let transcript = try? Transcript(parsing: text, file: file.lastPathComponent)
      else { continue }
      for sitting in transcript.sittings { add(sitting) }
    }
    requests += app.description.intents.flatMap(\.examples)
  }

  private mutating func add(_ sitting: ArraySlice<Transcript.Exchange>) {
    var isAsked = false
    for exchange in sitting {
      if isAsked { answers.append(exchange.said) } else { requests.append(exchange.said) }
      if isAsked, exchange.confirms { confirmations.append(exchange.said) }
      isAsked = exchange.answers.contains { $0.mark == .prompt }
    }
    conversations.append(sitting.map(\.said))
    if sitting.contains(where: \.confirms) { confirmedConversations.append(sitting.map(\.said)) }
  }
}

extension Transcript.Exchange {
  /// Whether something that must be confirmed was done.
  fileprivate var confirms: Bool {
    answers.contains { answer in
      let names = answer.text.prefix { $0 != " " }.split(separator: ".").map(String.init)
      guard answer.mark == .intent, names.count == 2 else { return false }
      let request = StructuredIntent(app: AppID(names[0]), domain: "", intent: IntentID(names[1]))
      return ConfirmationPolicy.confirms(request)
        || ConfirmationPolicy.confirmsWhileActing(request)
    }
  }
}
