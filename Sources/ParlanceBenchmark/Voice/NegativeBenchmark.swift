// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal

/// Counts the sentences that are accepted although they ask for nothing that may be carried out.
struct NegativeBenchmark {
  static let table = Table(
    title: "Sentences to be left alone (accepted must be 0)",
    columns: ["", "sentences", "accepted"])

  private let material: VoiceMaterial
  private let words: PerturbationWords
  private let player: SentencePlayer

  init(_ material: VoiceMaterial, words: PerturbationWords, player: SentencePlayer) {
    self.material = material
    self.words = words
    self.player = player
  }

  /// - Parameter others: sentences of other languages, by language.
  func addRows(
    to table: inout Table, others: [(language: String, sentences: [String])], listing: Bool
  ) {
    let negatives = negatives
    for (form, sentences) in negatives {
      add("negative, \(form)", sentences, to: &table, listing)
    }
    let offTopic = words.offTopic.map { Saying(text: $0) }
    add("off topic", offTopic, to: &table, listing)
    for other in others where other.language != material.language {
      let sentences = other.sentences.filter { !isOurs($0) }.map { Saying(text: $0) }
      add("said in \(other.language)", sentences, to: &table, listing)
    }
  }

  /// Whether a sentence of another language also belongs to this one: "pause".
  private func isOurs(_ text: String) -> Bool {
    material.sentences.contains { $0.sentence.text.lowercased() == text.lowercased() }
  }

  private struct Saying {
    var text: String
    /// The context of the speaker, who is always in some room.
    var context = SentenceFixtures().context
  }

  /// Every request in every negative form that fits it, grouped by form.
  private var negatives: [(form: String, sentences: [Saying])] {
    let requests = material.sentences.filter { Self.asksForAction($0.expectation.intent) }
    return words.negations.compactMap { form in
      let sentences = requests.compactMap { spoken in
        form.negative(of: spoken.sentence.text).map { Saying(text: $0, context: spoken.context) }
      }
      return sentences.isEmpty ? nil : (form.form, sentences)
    }
  }

  /// Whether "don't" makes sense before a sentence of an intent: not before a question.
  private static func asksForAction(_ intent: IntentID?) -> Bool {
    let questions = [
      "HassGet", "HassClimateGet", "HassTimerStatus", "HassRespond", "HassNevermind",
    ]
    return intent.map { intent in !questions.contains { intent.rawValue.hasPrefix($0) } } ?? false
  }

  private func add(
    _ name: String, _ sentences: [Saying], to table: inout Table, _ listing: Bool
  ) {
    let accepted = sentences.compactMap { saying in
      player.meaning(of: saying.text, saying.context).map { (saying.text, $0) }
    }
    let name = "\(material.language), \(name)"
    table.rows.append([name, "\(sentences.count)", "\(accepted.count)"])
    guard listing, !accepted.isEmpty else { return }
    print("\n\(name): \(accepted.count) accepted")
    for (text, meaning) in accepted { print("\(text)\n  - (nothing)\n  + \(meaning)") }
  }
}
