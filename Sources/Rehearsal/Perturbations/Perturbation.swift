// SPDX-License-Identifier: Apache-2.0

public import AppFiles
public import AppleFormats
import Foundation

/// A way people's sentences differ from what a grammar's author had in mind.
public enum Perturbation: String, CaseIterable, Hashable, Sendable {
  /// One typing slip in any word.
  case slip
  /// One typing slip in a name.
  case slipInName = "slip in a name"
  case politenessBefore = "politeness before"
  case politenessAfter = "politeness after"
  /// "um", between two words.
  case hesitation
  /// Two words written as one.
  case spaceRemoved = "space removed"
  /// One word written as two.
  case spaceInserted = "space inserted"
  /// An article, a particle, a preposition left out.
  case smallWordDropped = "small word dropped"
  case accentsRemoved = "accents removed"
  /// Two neighbouring words in each other's place.
  case wordsSwapped = "words swapped"
  /// A number in words instead of digits.
  case numberInWords = "number in words"
  /// A name as it sounds.
  case soundAlike = "spelt as it sounds"
  /// The app not named.
  case appNameDropped = "app not named"
}

extension SystemFolder {
  /// How people say the same otherwise in a language; nil where it isn't known.
  ///
  /// - Parameter language: BCP 47, such as `fr` or `zh-Hans`.
  public func perturbationWords(of language: String) -> Reading<PerturbationWords>? {
    guard speaks(language) else { return nil }
    let folder = self.language(of: language)
    let file = url.appending(path: "\(folder)/\(Self.perturbationsFile)")
    return (try? Data(contentsOf: file)).map {
      PerturbationWords.read($0, file: "System/\(folder)/\(Self.perturbationsFile)")
    }
  }
}
