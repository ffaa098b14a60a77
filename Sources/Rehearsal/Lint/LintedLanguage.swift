// SPDX-License-Identifier: Apache-2.0

public import AppFiles
import AppleFormats
public import Assistant
import Dialog
import IntentModel
import Voice

/// What an app is checked against in one language: the other apps, and the assistant's own words.
///
/// All apps that are checked share it, so that each part is made once.
public struct LintedLanguage: Sendable {
  /// BCP 47.
  public let language: String
  /// All installed apps; nil if the assistant doesn't speak the language.
  public let installation: Installation?
  /// The words authors should not write; nil for a language without such words.
  let words: AuthoringWords?
  /// The words people say for unlisted values; nil for a language without such words.
  let perturbations: PerturbationWords?
  /// The sentences of the installed apps that have several meanings.
  let collisions: Lazy<[Collision]>
  /// The requests to the assistant itself; its value is nil if the assistant doesn't speak the language.
  let requests: Lazy<AssistantRequests?>

  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - system: the assistant's own words, in all languages.
  ///   - installation: all installed apps in this language.
  public init(_ language: String, system: SystemFolder, installation: Installation?) {
    self.language = language
    self.installation = installation
    words = system.authoringWords(of: language)
    perturbations = system.perturbationWords(of: language)?.content
    collisions = Lazy { installation?.understander.collisions() ?? [] }
    requests = Lazy {
      installation.map {
        AssistantRequests(system.load(locale: language).grammar, wording: $0.wording)
      }
    }
  }
}

/// The requests to the assistant itself in one language, and what it is called.
struct AssistantRequests: Sendable {
  private static let reserved = Set(UniversalRequest.allCases.map(\.rawValue))
    .union([OwnIntent.yes, .no, .noneOfThese].map(\.rawValue))

  private let grammar: Grammar
  private let habits: LanguageHabits
  private let understander: Understander
  private let speakers: [Skeleton]

  init(_ grammar: Grammar, wording: Wording) {
    self.grammar = grammar
    habits = LanguageHabits(grammar)
    understander = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
    speakers = AssistantVoice([wording]).speakers
  }

  /// The request that a name means; nil if it means none.
  func use(of name: String) -> String? {
    understander.interpretations(
      of: Utterance(name), context: ["options": .boolean(true)], forgiving: false
    ).map(\.intent.rawValue).first(where: Self.reserved.contains)
  }

  /// Whether a name looks like one of those under which the assistant speaks.
  func isSpeaker(_ name: String) -> Bool {
    let looks = Skeleton(name)
    return speakers.contains { $0.looksLike(looks) }
  }

  /// The sentences that an app and the assistant both take for their own.
  func collisions(with app: InstalledApp) -> [Collision] {
    let sources = [
      UnderstandingSource(grammar: grammar),
      UnderstandingSource(description: app.description, grammar: app.grammar),
    ]
    return Understander(sources, habits: habits).collisions()
  }
}
