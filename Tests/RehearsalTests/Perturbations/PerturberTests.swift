// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting
import Rehearsal
import Testing

struct PerturberTests {
  private static let words = PerturbationWords(
    language: "en", keyboard: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    politenessBefore: ["please"], politenessAfter: ["thanks"], hesitations: ["um"],
    smallWords: ["the", "l'-", "-을"].map { SmallWord($0) }, naming: ["in {0}", "{0}"],
    numbers: ["one", "two"])

  /// All results that changing the words can have, over many seeds.
  private static func results(
    _ text: String, _ perturbation: Perturbation, names: [String] = [], freeText: [String] = [],
    words: PerturbationWords = words
  ) -> Set<String> {
    let perturber = Perturber(words)
    return Set(
      (0..<UInt64(200)).compactMap { seed in
        var random = SeededGenerator(seed: seed)
        return perturber.perturbed(
          text, by: perturbation, names: names, freeText: freeText, using: &random)
      })
  }

  @Test func theSameSeedGivesTheSameSentence() {
    let perturber = Perturber(Self.words)
    let text = "turn on the café lamp to 2 in House"
    for perturbation in Perturbation.allCases {
      var (one, other) = (SeededGenerator(seed: 7), SeededGenerator(seed: 7))
      func changed(_ random: inout SeededGenerator) -> String? {
        perturber.perturbed(
          text, by: perturbation, names: ["lamp"], sounds: ["lamp": "lemp"], app: "House",
          using: &random)
      }
      let (first, second) = (changed(&one), changed(&other))
      #expect(first != nil, "\(perturbation)")
      #expect(first == second)
      #expect(first != text)
    }
  }

  @Test func aSlipDropsDoublesSwapsOrMistakesALetter() {
    let results = Self.results("as", .slip)
    let dropped: Set = ["a", "s"]
    let wrongKeys = Set("qwsz".map { "\($0)s" } + "awedxz".map { "a\($0)" })
    #expect(results == dropped.union(["aas", "ass", "sa"]).union(wrongKeys))
  }

  @Test func aSlipKeepsNumbersAndFreeText() {
    for result in Self.results("add milk 50", .slip, freeText: ["milk"]) {
      #expect(result.hasSuffix(" milk 50"), "\(result)")
    }
    #expect(Self.results("50", .slip) == [])
  }

  @Test func aSlipInANameLeavesOtherWordsUnchanged() {
    for result in Self.results("turn on Lava Lamp now", .slipInName, names: ["lava lamp"]) {
      #expect(result.hasPrefix("turn on ") && result.hasSuffix(" now"), "\(result)")
    }
    #expect(Self.results("turn on", .slipInName) == [])
  }

  @Test func politeWordsAreAddedBeforeOrAfterASentence() {
    #expect(Self.results("lamp on", .politenessBefore) == ["please lamp on"])
    #expect(Self.results("lamp on", .politenessAfter) == ["lamp on thanks"])
    #expect(Self.results("add milk", .politenessAfter, freeText: ["milk"]) == [])
    #expect(Self.results("milk add", .politenessBefore, freeText: ["milk"]) == [])
  }

  @Test func aHesitationSplitsNoName() {
    let results = Self.results("turn on lava lamp", .hesitation, names: ["lava lamp"])
    #expect(results == ["turn um on lava lamp", "turn on um lava lamp"])
  }

  @Test func aHesitationKeepsAwayFromFreeText() {
    #expect(
      Self.results("please add milk", .hesitation, freeText: ["milk"]) == ["please um add milk"])
  }

  @Test func spacesAreRemovedOrInserted() {
    #expect(Self.results("all on 5", .spaceRemoved) == ["allon 5"])
    #expect(Self.results("lamp on", .spaceInserted) == ["la mp on"])
  }

  @Test func smallWordsAreDropped() {
    #expect(Self.results("turn on the lamp", .smallWordDropped) == ["turn on lamp"])
    #expect(Self.results("allume l'entrée", .smallWordDropped) == ["allume entrée"])
    #expect(Self.results("조명을 켜", .smallWordDropped) == ["조명 켜"])
    #expect(Self.results("가을", .smallWordDropped) == [])
    #expect(Self.results("the 5 lamps", .smallWordDropped) == [])
  }

  @Test func accentsAreRemovedFromLatinLettersOnly() {
    #expect(Self.results("règle l'entrée", .accentsRemoved) == ["regle l'entree"])
    #expect(Self.results("조명", .accentsRemoved) == [])
  }

  @Test func neighbouringWordsAreSwapped() {
    #expect(Self.results("a b c", .wordsSwapped) == ["b a c", "a c b"])
    #expect(Self.results("on 5 minutes", .wordsSwapped) == [])
    #expect(Self.results("on lava lamp", .wordsSwapped, names: ["lava lamp"]) == ["on lamp lava"])
  }

  @Test func koreanSlipsChangeALetterOrAWholeSyllable() {
    let words = PerturbationWords(
      language: "ko", keyboard: ["ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"])
    let results = Self.results("방", .slip, words: words)
    // The last letter is missing, or the first letter or the vowel is another one.
    #expect(results.isSuperset(of: ["바", "장", "벙"]))
    #expect(results.allSatisfy { $0.count == 1 })
    #expect(Self.results("조명", .slip, words: words).isSuperset(of: ["명조", "조", "명"]))
  }

  @Test func chineseSlipsDropDoubleOrSwapCharacters() {
    let words = PerturbationWords(language: "zh-Hans", hasSpaces: false)
    #expect(Self.results("开灯", .slip, words: words) == ["开", "灯", "灯开", "开开灯", "开灯灯"])
  }

  // MARK: Values

  @Test func aNumberIsSaidInWords() {
    #expect(Self.results("order 2 soups", .numberInWords) == ["order two soups"])
    #expect(Self.results("1 or 2", .numberInWords) == ["one or 2", "1 or two"])
    for text in ["order 30 soups", "at 1:2", "order soup"] {
      #expect(Self.results(text, .numberInWords) == [], "\(text)")
    }
    #expect(Self.results("write 2", .numberInWords, freeText: ["2"]) == [])
  }

  @Test func aNameIsSpeltAsItSounds() {
    func spelt(_ text: String) -> String? {
      var random = SeededGenerator(seed: 1)
      return Perturber(Self.words).perturbed(
        text, by: .soundAlike, sounds: ["borscht": "borsht"], using: &random)
    }
    #expect(spelt("two Borscht please") == "two borsht please")
    #expect(spelt("two borschts please") == nil)
  }

  @Test(arguments: [
    ("order soup in Soup Chef", "order soup"), ("Soup Chef tomato soup", "tomato soup"),
    ("soup chef", nil), ("order soup", nil),
  ])
  func theAppsNameIsDroppedFromASentence(_ text: String, _ expected: String?) {
    var random = SeededGenerator(seed: 1)
    let changed = Perturber(Self.words).perturbed(
      text, by: .appNameDropped, app: "Soup Chef", using: &random)
    #expect(changed == expected)
  }
}
