// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Turns the sentences that an author wrote into sentences that people would type.
///
/// The same seed of the generator gives the same sentences.
public struct Perturber: Sendable {
  private let words: PerturbationWords
  private let keyboard: Keyboard

  public init(_ words: PerturbationWords) {
    self.words = words
    keyboard = Keyboard(words.keyboard)
  }

  /// The sentence with one change of a kind; nil if the sentence has no place for it.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - perturbation: The kind of change.
  ///   - names: The names in the sentence. A slip in a name changes one of them, and a hesitation
  ///     never splits one.
  ///   - freeText: The parts that are free text. They are never changed, and no words are added
  ///     next to them that could be mistaken for a part of them.
  ///   - sounds: The sounds of names in the sentence, by name.
  ///   - app: The app's name as the sentence has it; nil if it doesn't name the app.
  ///   - random: Chooses among the places for the change.
  public func perturbed(
    _ sentence: String, by perturbation: Perturbation, names: [String] = [],
    freeText: [String] = [], sounds: [String: String] = [:], app: String? = nil,
    using random: inout some RandomNumberGenerator
  ) -> String? {
    let composed = sentence.precomposedStringWithCanonicalMapping
    let text = PerturbableText(composed, names: names, freeText: freeText)
    switch perturbation {
    case .slip: return slip(in: text, only: nil, using: &random)
    case .slipInName: return slip(in: text, only: text.isName, using: &random)
    case .politenessBefore: return politeBefore(text, using: &random)
    case .politenessAfter: return politeAfter(text, using: &random)
    case .hesitation: return hesitant(text, using: &random)
    case .spaceRemoved: return joined(text, using: &random)
    case .spaceInserted: return divided(text, using: &random)
    case .smallWordDropped: return terse(text, using: &random)
    case .accentsRemoved: return plain(text)
    case .wordsSwapped: return swapped(text, using: &random)
    case .numberInWords: return spelledOut(text, using: &random)
    case .soundAlike: return spelt(text, as: sounds, using: &random)
    case .appNameDropped: return app.flatMap { unnamed(text, $0) }
    }
  }

  /// The words of a free text without the small words at its ends, which may belong to the sentence
  /// instead.
  func bare(_ freeText: String) -> [String] {
    let small = Set(words.smallWords.filter { $0.place == .alone }.map(\.text))
    var rest = freeText.lowercased().split { $0.isWhitespace || $0.isPunctuation }.map(String.init)[
      ...]
    while let first = rest.first, small.contains(first) { rest.removeFirst() }
    while let last = rest.last, small.contains(last) { rest.removeLast() }
    return Array(rest)
  }

  private func slip(
    in text: PerturbableText, only mask: [Bool]?, using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = text.characters.indices.filter { place in
      text.characters[place].isLetter && !text.isFree[place] && mask?[place] != false
    }
    return TypingSlip(text.characters, places: places, keyboard: keyboard).slipped(using: &random)
  }

  // MARK: Values

  private func spelledOut(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = text.numbers.filter { !text.touchesFreeText($0) }
    guard let place = places.randomElement(using: &random),
      let number = Int(String(text.characters[place])), words.numbers.indices.contains(number - 1)
    else { return nil }
    return text.replacing(place, by: words.numbers[number - 1])
  }

  private func spelt(
    _ text: PerturbableText, as sounds: [String: String],
    using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = sounds.sorted { $0.key < $1.key }.compactMap { name, sound in
      text.place(of: name).map { (range: $0, sound: sound) }
    }
    return places.randomElement(using: &random).map { text.replacing($0.range, by: $0.sound) }
  }

  /// The text without the app's name and the words that only introduce it, such as "in".
  private func unnamed(_ text: PerturbableText, _ app: String) -> String? {
    let ways = words.naming.isEmpty ? ["{0}"] : words.naming
    let place = ways.lazy.compactMap { text.place(of: $0.replacing("{0}", with: app)) }.first
    return place.flatMap { $0.count < text.characters.count ? text.removing($0) : nil }
  }

  // MARK: Words around

  private func politeBefore(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    guard !text.isFree(anyOf: 0) else { return nil }
    return words.politenessBefore.randomElement(using: &random).map { $0 + space + text.text }
  }

  private func politeAfter(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    guard let last = text.characters.lastIndex(where: { $0.isLetter || $0.isNumber }),
      !text.isFree[last]
    else { return nil }
    return words.politenessAfter.randomElement(using: &random).map { text.text + space + $0 }
  }

  private func hesitant(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = (words.hasSpaces ? text.wordStarts : text.nameEdges).filter { place in
      !text.splitsName(at: place) && !text.splitsName(at: place - 1)
        && !text.isFree(anyOf: place, place - 1, place - 2)
    }
    guard let place = places.randomElement(using: &random),
      let hesitation = words.hesitations.randomElement(using: &random)
    else { return nil }
    return text.inserting(hesitation + space, at: place)
  }

  private var space: String { words.hasSpaces ? " " : "" }

  // MARK: Spaces

  private func joined(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = text.characters.indices.filter { place in
      text.characters[place].isWhitespace && text.isBetweenLetters(place)
        && !text.isFree(anyOf: place - 1, place + 1)
    }
    return places.randomElement(using: &random).map { text.removing($0..<($0 + 1)) }
  }

  private func divided(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = text.words.flatMap { word in
      word.dropFirst().filter { place in
        text.characters[place - 1].isLetter && text.characters[place].isLetter
          && !text.isFree(anyOf: place, place - 1)
          && (text.characters[place].isSyllable || isInside(place, of: word))
      }
    }
    return places.randomElement(using: &random).map { text.inserting(" ", at: $0) }
  }

  private func isInside(_ place: Int, of word: Range<Int>) -> Bool {
    place - word.lowerBound >= 2 && word.upperBound - place >= 2
  }

  // MARK: Words within

  private func terse(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    let places = words.smallWords.flatMap { text.places(of: $0) }
      .filter { !text.touchesFreeText($0) && !text.touchesNumber($0) }
    return places.randomElement(using: &random).map(text.removing)
  }

  private func plain(_ text: PerturbableText) -> String? {
    let characters = text.characters.indices.map { place in
      text.isFree[place] ? text.characters[place] : text.characters[place].withoutAccent
    }
    return characters == text.characters ? nil : String(characters)
  }

  private func swapped(
    _ text: PerturbableText, using random: inout some RandomNumberGenerator
  ) -> String? {
    let pairs = zip(text.words, text.words.dropFirst()).filter { first, second in
      return text.characters[first] != text.characters[second]
        && !text.splitsName(from: first, to: second)
        && !text.touchesFreeText(first.lowerBound..<second.upperBound)
        && !text.touchesNumber(first.lowerBound..<second.upperBound)
    }
    return pairs.randomElement(using: &random).map { text.swapping($0, $1) }
  }
}
