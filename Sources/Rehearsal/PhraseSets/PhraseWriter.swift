// SPDX-License-Identifier: Apache-2.0

import Assistant
import IntentModel
import Voice

/// Writes sentences from the templates of an intent's block, so that each alternative, each
/// optional part and each value is in at least one sentence.
///
/// It doesn't write every combination: a template with five choices of ten alternatives makes ten
/// sentences, not a hundred thousand.
struct PhraseWriter {
  /// The most sentences of a template. If there are more, an even selection of them is kept.
  private static let maximumSentences = 1_000
  /// The most brackets and rules that may be nested in each other.
  private static let maximumDepth = 60

  let app: InstalledApp
  let scope: SlotListScope
  let words: PerturbationWords
  /// Whether each sentence records the alternatives that were chosen for it.
  var tracesChoices = false

  /// The sentences of a template; empty if the template is too large to be compiled.
  func sentences(of template: SourcedTemplate) -> [PhraseSentence] {
    guard scope.canSay(template.template) else { return [] }
    var known: Set<String> = []
    return written(template.template, of: WrittenTemplate(template), depth: 0).map(\.tidied)
      .filter { !$0.text.isEmpty && known.insert($0.text).inserted }
  }

  /// - Parameter whole: the template that contains the part; nil for a name in a list.
  private func written(
    _ part: Template, of whole: WrittenTemplate?, depth: Int
  ) -> [PhraseSentence] {
    guard depth < Self.maximumDepth else { return [] }
    switch part {
    case .text(let text): return [PhraseSentence(text)]
    case .sequence(let parts): return joined(parts, of: whole, depth)
    case .alternatives(let parts):
      return Self.thinned(parts.flatMap { chosen($0, of: whole, depth) })
    case .optional(let part): return chosen(part, of: whole, depth) + [PhraseSentence("")]
    case .permutation(let parts):
      return Self.thinned(
        [parts, parts.reversed()].flatMap { order in
          joined(order.flatMap { [.text(" "), $0, .text(" ")] }, of: whole, depth)
        })
    case .rule(let reference):
      return scope.rule(reference.name).map {
        written($0.template, of: WrittenTemplate($0), depth: depth + 1)
      } ?? []
    case .list(let reference): return values(reference)
    case .token(let reference) where reference.name == "applicationName":
      return app.description.names.map { name in
        var sentence = PhraseSentence(name.text)
        sentence.app = name.text
        return sentence
      }
    case .token(let reference): return values(reference)
    }
  }

  /// The sentences of an alternative or of an optional part.
  private func chosen(
    _ part: Template, of whole: WrittenTemplate?, _ depth: Int
  ) -> [PhraseSentence] {
    var sentences = written(part, of: whole, depth: depth + 1)
    if tracesChoices, let whole, !part.isEmpty {
      let choice = CoverageItem.alternative(part, of: whole)
      for index in sentences.indices { sentences[index].choices.insert(choice) }
    }
    return sentences
  }

  /// Joins the ways to say each part, without trying every combination.
  ///
  /// Makes one sentence for each way of the part with the most ways. Parts with fewer ways start
  /// over at their first.
  private func joined(
    _ parts: [Template], of whole: WrittenTemplate?, _ depth: Int
  ) -> [PhraseSentence] {
    let ways = parts.map { written($0, of: whole, depth: depth + 1) }
    guard ways.allSatisfy({ !$0.isEmpty }) else { return [] }
    return (0..<(ways.map(\.count).max() ?? 0)).map { number in
      ways.reduce(PhraseSentence("")) { $0 + $1[number % $1.count] }
    }
  }

  // MARK: Values

  private func values(_ reference: Template.Reference) -> [PhraseSentence] {
    let slot = reference.slot ?? reference.name
    guard let (_, list) = scope.list(reference.name) else { return [] }
    switch list.content {
    case .values, .names:
      let own = ownValues(of: reference.name)
      return Self.thinned((own + (list.content.listValues ?? [])).flatMap { names($0, slot) })
    case .range(let range): return range.examples.map { number($0, in: range, slot) }
    case .wildcard: return samples(of: scope.parameter(slot)?.type ?? .text, slot)
    }
  }

  /// The values that name the user's things, which no file lists.
  private func ownValues(of list: String) -> [ListValue] {
    let names = [list] + (scope.parameter(list)?.listName.map { [$0] } ?? [])
    return names.flatMap { (app.ownNames[$0] ?? []) + (app.taughtNames[$0] ?? []) }
  }

  private func names(_ value: ListValue, _ slot: String) -> [PhraseSentence] {
    value.phrases.filter(scope.canName).flatMap { phrase in
      written(phrase, of: nil, depth: 0).map { name in
        var sentence = name.tidied
        sentence.values = [
          .init(
            slot: slot, said: sentence.text, output: value.output, isFreeText: false,
            id: value.item?.id)
        ]
        if let sound = value.pronunciations.first { sentence.sounds = [sentence.text: sound] }
        return sentence
      }
    }
  }

  private func number(_ number: Int, in range: NumberRange, _ slot: String) -> PhraseSentence {
    var sentence = PhraseSentence(String(number))
    // With a multiplier, the slot's value differs from the number that is said.
    let output: JSONValue? = range.multiplier == nil ? .integer(number) : nil
    sentence.values = [
      .init(slot: slot, said: sentence.text, output: output, isFreeText: false)
    ]
    return sentence
  }

  private func samples(of type: ParameterType, _ slot: String) -> [PhraseSentence] {
    (words.samples[type] ?? []).map { text in
      var sentence = PhraseSentence(text)
      sentence.values = [
        .init(
          slot: slot, said: text, output: type.literals.isEmpty ? .string(text) : nil,
          isFreeText: true)
      ]
      return sentence
    }
  }

  private static func thinned(_ sentences: [PhraseSentence]) -> [PhraseSentence] {
    guard sentences.count > maximumSentences else { return sentences }
    return (0..<maximumSentences).map { sentences[$0 * sentences.count / maximumSentences] }
  }
}

extension NumberRange {
  /// A few numbers of the range: small ones that people say often, and the ends.
  fileprivate var examples: [Int] {
    let usual = [1, 2, 5, 10].filter(contains)
    let ends = [from, to].filter { contains($0) && abs($0) <= 1_000_000 }
    return Array(Set(usual + ends)).sorted()
  }
}
