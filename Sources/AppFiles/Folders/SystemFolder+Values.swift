// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
import Foundation
import IntentModel
public import Voice

extension SystemFolder {
  /// What finds the values of texts in a locale's language.
  public func valueRecognizer(locale: String) -> Reading<ValueRecognizer> {
    let (language, words) = valueWords(locale: locale)
    let dates = dates(locale: locale)
    let recognizer = ValueRecognizer(
      language: language, words: words.content, dates: dates?.content)
    return Reading(recognizer, findings: words.findings + (dates?.findings ?? []))
  }

  /// The languages that have words or dates of their own, sorted. What is heard depends on these alone: a locale has
  /// the recogniser of the best of them.
  public var valueLanguages: [String] {
    Set(folders(with: ValueWordsFile.name) + folders(with: DatesFile.name)).sorted()
  }

  /// The words of a locale's values, from the file `values.yaml` of its language.
  ///
  /// More languages have values than the assistant speaks.
  ///
  /// - Returns: the language they are of, such as `fr`, English where the locale's has none.
  public func valueWords(locale: String) -> (language: String, words: Reading<ValueWords>) {
    let lookup = LocaleLookup(locale)
    guard let language = lookup.best(among: folders(with: ValueWordsFile.name)) else {
      return (lookup.candidates[0], Reading(ValueWords()))
    }
    let file = join(language, ValueWordsFile.name)
    do {
      let data = try FolderReader.contents(of: join(url.path, file), shown: file)
      return (language, ValueWordsFile.read(data, file: file))
    } catch {
      return (language, Reading(ValueWords(), findings: error.findings))
    }
  }
}
