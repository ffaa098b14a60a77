// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import IntentModel
public import Voice

/// The phrases of one app in one language: those of its own files and code, and the examples that
/// it shows people.
///
/// Phrases that SiriKit's domains add are left out, because they are not the app's own.
public struct PhraseSet: Sendable {
  public var app: AppID
  /// BCP 47.
  public var language: String
  public var phrases: [Phrase]

  /// - Parameters:
  ///   - app: the app, with its templates and with the names of its user's things.
  ///   - language: a BCP 47 tag.
  ///   - words: what is said where a template takes words of the user's own.
  ///   - tracesCoverage: whether sentences record the items that they reach when understood.
  public init(
    of app: InstalledApp, language: String, words: PerturbationWords, tracesCoverage: Bool = false
  ) {
    self.app = app.description.id
    self.language = language
    let grammar = app.grammar
    var phrases: [Phrase] = []
    for sentences in grammar.intents {
      for block in sentences.blocks {
        let scope = SlotListScope(
          grammar, of: app.description, intent: sentences.intent, block: block,
          intentLists: sentences.lists)
        let writer = PhraseWriter(
          app: app, scope: scope, words: words, tracesChoices: tracesCoverage)
        phrases += block.sentences.filter { $0.location.isOfAnApp }.map { template in
          Phrase(
            intent: sentences.intent == .negativePhrase ? nil : sentences.intent,
            template: WrittenTemplate(template), sentences: writer.sentences(of: template))
        }
      }
    }
    self.phrases = phrases + Self.examples(of: app.description)
  }

  var subject: Coverage.Subject { Coverage.Subject(app: app, language: language) }

  private static func examples(of app: AppDescription) -> [Phrase] {
    app.intents.flatMap { intent in
      intent.examples.map { example in
        let place = SourceLocation(file: "\(app.id): an example of \(intent.id)")
        return Phrase(
          intent: intent.id, template: WrittenTemplate(text: example, location: place),
          sentences: [PhraseSentence(example)])
      }
    }
  }
}

extension SourceLocation {
  /// Whether it is in an app's files, rather than in those of SiriKit's domains.
  var isOfAnApp: Bool { !file.hasPrefix("System/") }
}

/// A request of an app as its author wrote it, with ways to say it.
public struct Phrase: Hashable, Sendable {
  /// The intent it asks for; nil for a negative phrase.
  public var intent: IntentID?

  /// The template's text and place.
  public var template: WrittenTemplate

  /// Sentences that together say each alternative, each optional part and each value at least once.
  ///
  /// Empty if a list that the template needs is empty.
  public var sentences: [PhraseSentence]

  public init(intent: IntentID?, template: WrittenTemplate, sentences: [PhraseSentence]) {
    self.intent = intent
    self.template = template
    self.sentences = sentences
  }
}
