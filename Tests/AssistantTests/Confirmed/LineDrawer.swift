// SPDX-License-Identifier: Apache-2.0

import IntentModel
import ParlanceTesting

/// Draws the next line of somebody who talks to a certain app, mostly to the point and sometimes
/// not at all.
struct LineDrawer {
  private enum Kind: CaseIterable {
    case request
    case answer
    case option
    case yes
    case no
    case universal
    case noise
    case silence
  }

  private let language: SpokenLanguage
  private let app: AppID
  /// The lines that follow while the user talks as in a rehearsal.
  private var script: ArraySlice<String> = []

  init(_ language: SpokenLanguage, app: AppID) { (self.language, self.app) = (language, app) }

  /// - Parameter prompt: the open question; nil if there is none.
  mutating func line(to prompt: Prompt?, using random: inout SeededGenerator) -> String {
    if prompt == nil, Int.random(in: 0..<2, using: &random) == 0 {
      script = conversation(using: &random)[...]
    }
    if Int.random(in: 0..<10, using: &random) < 6, let next = script.popFirst() { return next }
    switch kind(of: prompt, using: &random) {
    case .request: return request(using: &random)
    case .answer: return answer(using: &random)
    case .option: return option(of: prompt, using: &random)
    case .yes: return yes(using: &random)
    case .no: return language.answers.negatives.randomElement(using: &random) ?? ""
    case .universal: return language.answers.universals.randomElement(using: &random) ?? ""
    case .noise: return noise(using: &random)
    case .silence: return ["", "  "].randomElement(using: &random) ?? ""
    }
  }

  private func kind(of prompt: Prompt?, using random: inout SeededGenerator) -> Kind {
    let weights = Self.weights(to: prompt)
    var place = Int.random(in: 0..<weights.reduce(0, +), using: &random)
    for (kind, weight) in zip(Kind.allCases, weights) {
      if place < weight { return kind }
      place -= weight
    }
    return .silence
  }

  /// The weight of each kind of line, in the order of the kinds.
  private static func weights(to prompt: Prompt?) -> [Int] {
    switch prompt?.kind {
    case nil: [80, 3, 0, 6, 3, 5, 1, 2]
    case .confirmIntent: [5, 12, 0, 40, 29, 8, 2, 4]
    case .confirmationRequired, .unlock, .authorize: [4, 6, 0, 66, 14, 6, 1, 3]
    case .disambiguation, .needsMoreDetails, .chooseApp: [4, 12, 66, 5, 5, 5, 1, 2]
    case .needsValue, .unsupported: [4, 50, 30, 3, 5, 5, 1, 2]
    }
  }

  // MARK: Lines

  /// A rehearsed conversation with the app, usually one that carries out something to be confirmed.
  private func conversation(using random: inout SeededGenerator) -> [String] {
    guard let said = language.said[app] else { return [] }
    let confirmed = said.confirmedConversations
    let isConfirmed = !confirmed.isEmpty && Int.random(in: 0..<4, using: &random) > 0
    return (isConfirmed ? confirmed : said.conversations).randomElement(using: &random) ?? []
  }

  private func request(using random: inout SeededGenerator) -> String {
    let isElsewhere = Int.random(in: 0..<7, using: &random) == 0
    let app = isElsewhere ? language.apps.randomElement(using: &random) ?? app : app
    let isSampled =
      language.said[app]?.requests.isEmpty != false || Int.random(in: 0..<4, using: &random) == 0
    let words =
      isSampled
      ? language.sampled(to: app, using: &random)
      : language.said[app]?.requests.randomElement(using: &random)
    let request = words ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0...1: return perturbed(request, using: &random)
    case 2: return negated(request, using: &random)
    default: return request
    }
  }

  private func answer(using random: inout SeededGenerator) -> String {
    let answers = language.said[app]?.answers ?? []
    let answer =
      answers.randomElement(using: &random) ?? String(Int.random(in: 1..<13, using: &random))
    return Int.random(in: 0..<10, using: &random) == 0 ? perturbed(answer, using: &random) : answer
  }

  private func option(of prompt: Prompt?, using random: inout SeededGenerator) -> String {
    guard let options = prompt?.options, !options.isEmpty else { return answer(using: &random) }
    let place = Int.random(in: options.indices, using: &random)
    return Bool.random(using: &random) ? options[place].display : String(place + 1)
  }

  /// A yes, which is sometimes misspelt, mixed with something else, or turned into a question.
  private func yes(using random: inout SeededGenerator) -> String {
    let yes = language.answers.affirmatives.randomElement(using: &random) ?? ""
    switch Int.random(in: 0..<12, using: &random) {
    case 0...1: return perturbed(yes, using: &random)
    case 2: return "\(yes), \(answer(using: &random))"
    default: return yes
    }
  }

  private func noise(using random: inout SeededGenerator) -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return language.words.offTopic.randomElement(using: &random) ?? ""
    case 1:
      return ["…", "?!", "🙂", "\u{0}", "123456789", ")(*&", "é́é́"].randomElement(using: &random)
        ?? ""
    default:
      return String((language.said[app]?.answers.randomElement(using: &random) ?? "").reversed())
    }
  }

  private func perturbed(_ line: String, using random: inout SeededGenerator) -> String {
    Perturbation.allCases.randomElement(using: &random)
      .flatMap { language.perturber.perturbed(line, by: $0, using: &random) } ?? line
  }

  private func negated(_ line: String, using random: inout SeededGenerator) -> String {
    language.words.negations.shuffled(using: &random).lazy
      .compactMap { $0.negative(of: line) }.first ?? line
  }
}
