// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// No slip turns a word into its opposite, for all shipped opposites.
struct OppositeSlipTests {
  /// The sentences of one group of opposites: an intent for each side.
  private struct Group {
    let language: Household.Language
    let sides: [[String]]
    let understander: Understander

    private static let things: [Household.Language: String] = [
      .chinese: "吊灯", .japanese: "電気を", .korean: "조명을 ",
    ]

    init(_ sides: [[String]], _ language: Household.Language) throws {
      self.language = language
      self.sides = sides
      let thing = Self.things[language] ?? ""
      let intents = sides.enumerated().map { number, phrases in
        (IntentID("\(number)"), phrases.map { thing + $0 })
      }
      let grammar = try Grammars.grammar(intents: Dictionary(uniqueKeysWithValues: intents))
      understander = Understander(
        [UnderstandingSource(grammar: grammar)], habits: try Household.habits(language))
    }

    /// A sentence with each possible slip of its word.
    func slips(of phrase: String) -> [String] {
      let thing = Self.things[language] ?? ""
      let others = sides.joined().joined()
      if language == .korean {
        let text = thing + phrase
        return TwoSetKeyboard.slips(
          of: text, between: thing.count..<text.count,
          wrongKeys: Set(TwoSetKeyboard.keys(of: others)).filter(\.isLetter).sorted())
      }
      let letters = Set(others).filter(\.isLetter).sorted()
      let kinds: [WrittenSlip.Kind] = [.wrong, .missing, .swapped]
      let slips = kinds.flatMap { WrittenSlip.all($0, of: phrase, letters: letters) }
      let doubled = phrase.indices.map {
        phrase.replacingCharacters(in: $0..<$0, with: String(phrase[$0]))
      }
      return (slips.map(\.typed) + doubled).map { thing + $0 }
    }

    /// The reading of a text, with its evidence.
    func evidence(of text: String) -> String {
      let readings = understander.interpretations(of: Utterance(text)).map { reading in
        reading.intent.rawValue + ": "
          + reading.evidence.map { "\($0.heard) \($0.kind)" }.joined(separator: ", ")
      }
      return readings.joined(separator: " or ")
    }

    /// The sides of the readings of a text that needed forgiveness.
    func forgivenSides(of text: String) -> Set<String> {
      Set(
        understander.interpretations(of: Utterance(text)).filter(\.isTolerated)
          .map(\.intent.rawValue))
    }
  }

  @Test(arguments: [.korean, .chinese, .japanese] as [Household.Language], [1] as [UInt64])
  func noMisspellingMakesAWordItsOpposite(_ language: Household.Language, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var (turned, heard) = ([String](), 0)
    for sides in try Household.habits(language).phrases.opposites where sides.count > 1 {
      let group = try Group(sides, language)
      for (side, phrases) in sides.enumerated().shuffled(using: &random).prefix(2) {
        guard let phrase = phrases.randomElement(using: &random) else { continue }
        for text in group.slips(of: phrase).shuffled(using: &random).prefix(8) {
          let taken = group.forgivenSides(of: text)
          if taken == ["\(side)"] { heard += 1 }
          if !taken.isSubset(of: ["\(side)"]) {
            turned.append("\(phrase): \(text) → \(group.evidence(of: text))")
          }
        }
      }
    }
    #expect(turned.isEmpty, "seed \(seed)")
    #expect(heard > 0)
  }

  @Test(
    arguments: [
      ("켜지 마", 1), ("켜지 마세요", 1), ("켜지 말아 줘", 1), ("켜지 말고", 1), ("안 켜 줘", 0), ("못 켜 줘", 0),
      ("켜지 않아도 돼", 1), ("켜면 안 돼", 1), ("절대 켜지 마", 4),
    ], [1] as [UInt64])
  func noMisspellingMakesAKoreanNegationARequest(
    _ negated: (text: String, start: Int), seed: UInt64
  ) throws {
    let household = try Household.of(.korean)
    var random = SeededGenerator(seed: seed)
    let text = "거실 조명 " + negated.text
    let start = 6 + negated.start
    let end = negated.start == 0 ? start + 1 : text.count
    let slips = TwoSetKeyboard.slips(
      of: text, between: start..<end, wrongKeys: Array("qwertyuiopasdfghjklzxcvbnm"))
    let taken = slips.shuffled(using: &random).prefix(60).compactMap { household.best($0) }.filter(
      \.isTolerated
    ).map { $0.evidence }
    #expect(taken.isEmpty, "seed \(seed)")
  }

  @Test(arguments: [
    "거실 조명을 텨 줘", "거실 조명을 ㅋㅕ 줘", "거실 조명을 켜 주ㅓ", "거실 조명을 켜 ㅝ", "거실 조명을 켲줘", "거실 조명을 ㅕㅋ 줘",
    "거실 조명을 캬 줘",
    "거실 조명을 켸 줘",
  ])
  func koreanOnIsUnderstoodWithOneKeyWrong(_ text: String) throws {
    #expect(try Household.of(.korean).meaning(of: text) == "TurnOn 거실 조명 ?")
  }

  @Test(arguments: [
    "거실 조명을 거 줘", "거실 조명을 까 줘", "거실 조명을 꺼 ㅝ", "거실 조명을 ㄲㅓ 줘", "거실 조명을 ㄲ 줘", "거실 조명을 꺼ㅈ줘",
  ])
  func koreanOffIsUnderstoodWithOneKeyWrong(_ text: String) throws {
    #expect(try Household.of(.korean).meaning(of: text) == "TurnOff 거실 조명 ?")
  }

  @Test(arguments: ["커튼을 여러 줘", "커튼을 영러 줘", "커튼을 열여 줘", "커튼을 열ㅓ 줘"])
  func koreanOpenIsUnderstoodWithASyllableBorderMoved(_ text: String) throws {
    let household = try Household.of(.korean)
    #expect(household.meaning(of: "안방 " + text.replacing("을", with: "")) == "Open 안방 커튼 ?")
  }

  @Test(arguments: [
    "거실 조명을 커 줘", "거실 조명을 껴 줘", "거실 조명을 줘", "거실 조명을 쳐 줘",
  ])
  func aWordAsNearToOnAsToOffIsNotUnderstood(_ text: String) throws {
    #expect(try Household.of(.korean).meaning(of: text) == "")
  }
}
