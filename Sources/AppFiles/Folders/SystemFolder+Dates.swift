// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Voice

extension SystemFolder {
  /// The file that tells how a language speaks of days, times and durations.
  static let datesName = "dates.yaml"

  /// Reads how a locale's language speaks of days, times and durations; nil where no file tells.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func dates(locale: String) -> Reading<Grammar>? {
    guard let language = LocaleLookup(locale).best(among: languages) else { return nil }
    let shown = join(join(url.lastPathComponent, language), Self.datesName)
    let path = join(join(url.path, language), Self.datesName)
    guard let data = try? FolderReader.contents(of: path, shown: shown) else { return nil }
    return GrammarFile.read(data, file: shown, language: language)
  }
}
