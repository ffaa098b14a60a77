// SPDX-License-Identifier: Apache-2.0

/// A Korean syllable, split into the letters it is typed with.
struct HangulSyllable: Hashable {
  private static let leads = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let tails = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let first: UInt32 = 0xAC00

  private var lead: Character
  var vowel: Character
  var tail: Character?

  /// Returns nil for anything but a composed syllable.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (Self.first...0xD7A3).contains(scalar.value)
    else { return nil }
    let index = Int(scalar.value - Self.first)
    lead = Self.leads[index / (21 * 28)]
    vowel = Self.vowels[index / 28 % 21]
    tail = index % 28 == 0 ? nil : Self.tails[index % 28 - 1]
  }

  /// The composed syllable; nil if the letters don't form one.
  var character: Character? {
    guard let lead = Self.leads.firstIndex(of: lead),
      let vowel = Self.vowels.firstIndex(of: vowel),
      let tail = tail.map({ Self.tails.firstIndex(of: $0).map { $0 + 1 } }) ?? 0
    else { return nil }
    let index = UInt32((lead * 21 + vowel) * 28 + tail)
    return Unicode.Scalar(Self.first + index).map { Character($0) }
  }

  /// The syllables that one wrong key can produce: with another letter, or without the last one.
  func slips(_ keyboard: Keyboard) -> [Character] {
    var slips: [HangulSyllable] = []
    for key in keyboard.neighbours(of: lead) { slips.append(with { $0.lead = key }) }
    for key in keyboard.neighbours(of: vowel) { slips.append(with { $0.vowel = key }) }
    guard let tail else { return slips.compactMap(\.character) }
    slips.append(with { $0.tail = nil })
    for key in keyboard.neighbours(of: tail) { slips.append(with { $0.tail = key }) }
    return slips.compactMap(\.character)
  }

  private func with(_ change: (inout HangulSyllable) -> Void) -> HangulSyllable {
    var copy = self
    change(&copy)
    return copy
  }
}
