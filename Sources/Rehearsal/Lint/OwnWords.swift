// SPDX-License-Identifier: Apache-2.0

import Assistant
import Dialog
import IntentModel
import Voice

/// What the assistant takes for itself in one language, before any app.
struct OwnWords {
  private static let requests = Set(UniversalRequest.allCases.map(\.rawValue))
    .union(["Yes", "No", "NoneOfThese"])

  /// The requests alone, with the app's names.
  let grammar: Grammar
  private let understander: Understander
  private let speakers: [Skeleton]
  private let attribution: Attribution?

  /// Nil for a language that the assistant doesn't speak.
  init?(_ localization: LintedApp.Localization, of app: AppID) {
    guard let requests = localization.requests else { return nil }
    let apps = [localization.installation?[app]?.description].compactMap(\.self)
    grammar = requests.naming(apps).keeping(Self.requests)
    understander = Understander(
      [UnderstandingSource(grammar: grammar)], habits: LanguageHabits(requests))
    let wording = localization.installation?.wording
    speakers = (wording?.variants("app.speaker") ?? []).map(Skeleton.init)
    attribution = wording.map { Attribution($0) }
  }

  /// The request that words are; nil for none.
  func use(of words: String) -> String? {
    understander.interpretations(
      of: Utterance(words), context: ["options": .boolean(true)], forgiving: false
    ).first?.intent.rawValue
  }

  func use(ofAppName name: String) -> String? {
    let looks = Skeleton(name)
    let speaks =
      speakers.contains { $0.looksLike(looks) } || attribution?.imitates(name) == true
    return use(of: name) ?? (speaks ? "name" : nil)
  }
}

extension Grammar {
  fileprivate func keeping(_ intents: Set<String>) -> Grammar {
    var grammar = self
    grammar.intents.removeAll { !intents.contains($0.intent.rawValue) }
    return grammar
  }
}
