// SPDX-License-Identifier: Apache-2.0

public import AppFiles
public import AppleFormats
import Foundation

/// A way in which people's sentences differ from those that a grammar's author wrote.
public enum Perturbation: String, CaseIterable, Hashable, Sendable {
  /// One typing slip in any word.
  case slip
  /// One typing slip in a name.
  case slipInName = "slip in a name"
  case politenessBefore = "politeness before"
  case politenessAfter = "politeness after"
  /// A filler such as "um" between two words.
  case hesitation
  /// Two words written as one.
  case spaceRemoved = "space removed"
  /// One word written as two.
  case spaceInserted = "space inserted"
  /// A missing article, particle or preposition.
  case smallWordDropped = "small word dropped"
  case accentsRemoved = "accents removed"
  /// Two neighbouring words in reversed order.
  case wordsSwapped = "words swapped"
  /// A number in words instead of digits.
  case numberInWords = "number in words"
  /// A name spelt as it sounds.
  case soundAlike = "spelt as it sounds"
  /// The app's name left out.
  case appNameDropped = "app not named"
}

extension SystemFolder {
  /// The words for perturbing sentences of a language; nil if the language has no such file.
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
