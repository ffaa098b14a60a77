// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
import Foundation
import IntentModel
public import Voice

extension SystemFolder {
  /// The paths of the small words of all languages.
  public var habitsFiles: [String] {
    folders(with: Self.habitsFile).map { join(join(url.path, $0), Self.habitsFile) }
  }

  /// The small words of a language, for ``/Voice/LanguageHabits``; none where it isn't known.
  ///
  /// More languages have them than the assistant speaks.
  ///
  /// - Parameter language: BCP 47, such as `fr` or `zh-Hans-CN`.
  public func habits(of language: String) -> Reading<Grammar> {
    let known = LocaleLookup(language).own(among: folders(with: Self.habitsFile))
    guard let known else { return Reading(Grammar(language: language)) }
    let file = join(known, Self.habitsFile)
    do {
      return GrammarFile.read(
        try FolderReader.contents(of: join(url.path, file), shown: file), file: file)
    } catch {
      return Reading(Grammar(language: language), findings: error.findings)
    }
  }
}
