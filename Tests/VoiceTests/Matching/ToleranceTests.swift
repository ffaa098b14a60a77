// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

@testable import Voice

/// Slips that are forgiven, and their costs.
struct ToleranceTests {
  /// Counts how many requests are understood after a change to each. If there are fewer than
  /// expected, the others are listed.
  private func check(
    _ household: Household, seed: UInt64, atLeast share: Double, count: Int = 60,
    place: SourceLocation = #_sourceLocation,
    _ spoil: (Household.Request, inout SeededGenerator) -> String?
  ) {
    var random = SeededGenerator(seed: seed)
    var (heard, missed) = (0, [String]())
    while heard + missed.count < count {
      guard let request = household.requests.randomElement(using: &random) else { return }
      guard let text = spoil(request, &random), text != request.text else { continue }
      if household.isUnderstood(text, as: request) { heard += 1 } else { missed.append(text) }
      checkEvidence(of: text, household, place)
    }
    let heardShare = Double(heard) / Double(count)
    #expect(heardShare >= share, "seed \(seed), \(missed)", sourceLocation: place)
  }

  /// Forgiven words have a cost and are shown; exact words cost nothing; all evidence lies in the
  /// text.
  private func checkEvidence(of text: String, _ household: Household, _ place: SourceLocation) {
    let characters = Array(text)
    for reading in household.understander.interpretations(of: Utterance(text)) {
      let isShown = reading.evidence.contains { $0.kind.isTolerance }
      // Words in another order may all belong to a name.
      let isMoved = reading.toleranceCost == Cost.order
      let isInside = reading.evidence.allSatisfy { evidence in
        0...characters.count ~= evidence.span.lowerBound
          && evidence.span.upperBound <= characters.count
          && (isMoved || String(characters[evidence.span]) == evidence.heard)
      }
      let isForgiven = reading.toleranceCost > 0
      let isSound = isMoved || isForgiven == isShown && reading.isTolerated == isShown
      #expect(
        isInside && isSound && reading.cost >= reading.toleranceCost, "\(text): \(reading)",
        sourceLocation: place)
    }
  }

  /// The runs of letters of a text.
  private func words(in text: String) -> [Range<String.Index>] {
    text.ranges(of: /\p{L}+/)
  }

  /// A text with a slip in one of its words of four letters or more.
  private func misspelt(_ request: Household.Request, _ random: inout SeededGenerator) -> String? {
    let long = words(in: request.text).filter { request.text[$0].count >= 4 }
    guard let word = long.randomElement(using: &random),
      let slip = WrittenSlip.random(of: String(request.text[word]), using: &random)
    else { return nil }
    return request.text.replacingCharacters(in: word, with: slip.typed)
  }

  @Test(arguments: [.english, .french] as [Household.Language], [1, 2] as [UInt64])
  func requestsWithAMisspeltWordAreMostlyUnderstood(_ language: Household.Language, seed: UInt64)
    throws
  {
    check(try Household.of(language), seed: seed, atLeast: 0.9, misspelt)
  }

  /// A text with a slip in its name, made with characters of the other names.
  private func misspeltName(
    _ request: Household.Request, of household: Household, _ random: inout SeededGenerator
  ) -> String? {
    let letters = household.names.joined().filter { !$0.isWhitespace }
    guard request.name.count > 3, let letter = letters.randomElement(using: &random),
      let kind = WrittenSlip.Kind.allCases.randomElement(using: &random),
      let slip = WrittenSlip.all(kind, of: request.name, letters: [letter])
        .randomElement(using: &random)
    else { return nil }
    return request.text.replacing(request.name, with: slip.typed)
  }

  @Test(arguments: [.chinese, .japanese, .korean] as [Household.Language], [1, 2] as [UInt64])
  func requestsWithAMisspeltCJKNameAreMostlyUnderstood(_ language: Household.Language, seed: UInt64)
    throws
  {
    let household = try Household.of(language)
    check(household, seed: seed, atLeast: 0.9) { misspeltName($0, of: household, &$1) }
  }

  @Test(arguments: [.english, .french] as [Household.Language], [3] as [UInt64])
  func requestsWithAMissingBlankAreMostlyUnderstood(_ language: Household.Language, seed: UInt64)
    throws
  {
    check(try Household.of(language), seed: seed, atLeast: 0.9, count: 40) { request, random in
      request.text.indices.filter { request.text[$0] == " " }.randomElement(using: &random).map {
        request.text.replacingCharacters(in: $0...$0, with: "")
      }
    }
  }

  @Test(arguments: [.english, .french] as [Household.Language], [4] as [UInt64])
  func requestsWithABlankTooManyAreMostlyUnderstood(_ language: Household.Language, seed: UInt64)
    throws
  {
    check(try Household.of(language), seed: seed, atLeast: 0.9, count: 40) { request, random in
      let long = words(in: request.text).filter { request.text[$0].count >= 4 }
      guard let word = long.randomElement(using: &random),
        let place = request.text[word].indices.dropFirst().randomElement(using: &random)
      else { return nil }
      return request.text.replacingCharacters(in: place..<place, with: " ")
    }
  }

  @Test(arguments: [.chinese, .japanese, .korean] as [Household.Language], [5] as [UInt64])
  func blanksAmongCJKCharactersDoNotChangeTheMeaning(_ language: Household.Language, seed: UInt64)
    throws
  {
    let household = try Household.of(language)
    var random = SeededGenerator(seed: seed)
    let wrong = household.requests.shuffled(using: &random).prefix(40).filter { request in
      let apart = request.text.map { $0.isNumber ? String($0) : " \($0) " }.joined()
      let together = request.text.filter { $0 != " " }
      return [apart, together].contains {
        household.meaning(of: $0) != request.meaning
      }
    }
    #expect(wrong.isEmpty, "seed \(seed)")
  }

  /// A text with two of its words, or runs of characters, exchanged.
  private func swapped(_ request: Household.Request, _ random: inout SeededGenerator) -> String? {
    let utterance = Utterance(request.text)
    var words = utterance.units.map { utterance.heard($0) }
    guard let first = words.indices.dropLast().randomElement(using: &random) else { return nil }
    words.swapAt(first, first + 1)
    return words.joined(separator: " ")
  }

  @Test(arguments: [.english, .french, .korean] as [Household.Language], [6] as [UInt64])
  func requestsWithTwoSwappedWordsAreMostlyUnderstood(_ language: Household.Language, seed: UInt64)
    throws
  {
    check(try Household.of(language), seed: seed, atLeast: 0.95, count: 40, swapped)
  }

  @Test(arguments: [7] as [UInt64])
  func requestsWithoutASmallWordAreMostlyUnderstood(seed: UInt64) throws {
    let small = [" the ", " to ", " of ", " is "]
    check(try Household.of(.english), seed: seed, atLeast: 0.95, count: 40) { request, random in
      small.randomElement(using: &random).map { request.text.replacing($0, with: " ") }
    }
  }

  @Test func frenchAccentsMayBeLeftOut() throws {
    let household = try Household.of(.french)
    let plain = ["é": "e", "è": "e", "à": "a", "ù": "u"]
    let wrong = household.requests.filter { request in
      let text = plain.reduce(request.text) { $0.replacing($1.key, with: $1.value) }
      return household.meaning(of: text) != request.meaning
    }
    #expect(wrong.isEmpty)
  }

  @Test(
    arguments: [
      (.english, "turn on kitchen lamp"),
      (.english, "turn on a kitchen lamp"), (.english, "turn on my kitchen lamp"),
      (.english, "turn the on kitchen lamp"), (.english, "on turn the kitchen lamp"),
      (.english, "the kitchen lamp turn on"), (.english, "turn on the lamp kitchen"),
      (.english, "tunr on the kitchen lmap"), (.english, "turn onthe kitchen lamp"),
      (.english, "turn on th ekitchen lamp"),
      (.french, "allume la lampe cuisine"), (.french, "allume la lampe de cuisine"),
      (.french, "la lampe de la cuisine allume"),
      (.french, "mets en marche la lampe de la cuisine"),
      (.french, "alume la lampe de la cusine"), (.french, "allumela lampe de la cuisine"),
      (.chinese, "客厅吊灯打开"), (.chinese, "打开客厅的吊灯"), (.chinese, "打开客厅吊顶灯"),
      (.chinese, "打开客厅灯"), (.chinese, "打开吊灯客厅"),
      (.japanese, "台所の電気つけて"), (.japanese, "台所電気をつけて"), (.japanese, "つけて台所の電気を"),
      (.japanese, "台所の電器をつけて"),
      (.korean, "거실 조명 전원 켜 줘"), (.korean, "켜 줘 거실 조명"), (.korean, "거실 조멍을 켜 줘"),
      (.korean, "거실 조명을 캬 줘"),
    ] as [(Household.Language, String)])
  func aRequestWithASlipIsUnderstoodAsMeant(_ language: Household.Language, _ text: String) throws {
    let household = try Household.of(language)
    #expect(household.meaning(of: text) == "TurnOn \(household.names[0]) ?")
    checkEvidence(of: text, household, #_sourceLocation)
  }

  @Test(arguments: [
    ("éteint la lampe de la cuisine", "TurnOff"), ("éteinds la lampe de la cuisine", "TurnOff"),
    ("allumes la lampe de la cuisine", "TurnOn"), ("allumer la lampe de la cuisine", "TurnOn"),
  ])
  func anotherFormOfAFrenchVerbIsUnderstoodAsMeant(_ text: String, _ intent: String) throws {
    let household = try Household.of(.french)
    #expect(household.meaning(of: text) == "\(intent) \(household.names[0]) ?")
  }

  @Test(arguments: ["tv guide", "tc guide", "tq guide", "yv guide", "pv guide"])
  func aWordOfTwoLettersMayHaveAWrongLetter(_ text: String) throws {
    let understander = try Household.understander(
      "{ language: en, intents: { Guide: { data: [ { sentences: [ tv guide ] } ] } } }", .english)
    #expect(understander.interpretations(of: Utterance(text)).count == 1)
  }

  /// The evidence for each word: `turn`, `the~` for a missing one, `lmap>lamp`, `[name]`.
  private func evidence(of text: String) throws -> String {
    let best = try #require(try Household.of(.english).best(text))
    return best.evidence.map { evidence in
      switch evidence.kind {
      case .word: evidence.heard
      case .misspelt(let expected): "\(evidence.heard)>\(expected)"
      case .missing(let expected): "\(expected)~"
      case .moved: "\(evidence.heard)^"
      case .value(let slot): "[\(slot)]"
      case .likelyValue(let slot, let expected): "[\(slot) \(evidence.heard)>\(expected)]"
      case .skipped: "(\(evidence.heard))"
      default: "…"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("turn on the kitchen lamp", "turn on the [name]"),
    ("please turn on the kitchen lamp", "(please) turn on the [name]"),
    ("trun on the kitchen lamp", "trun>turn on the [name]"),
    ("turn on kitchen lamp", "turn on the~ [name]"),
    ("set the television to 40 percetn", "set the [name] to [level] percetn>percent"),
  ])
  func theEvidenceOfAReadingShowsWhatWasForgiven(_ text: String, _ expected: String) throws {
    #expect(try evidence(of: text) == expected)
  }
}
