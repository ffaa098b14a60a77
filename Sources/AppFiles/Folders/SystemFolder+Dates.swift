// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Voice

extension SystemFolder {
  /// How a locale's language speaks of days, times and durations, from its file `dates.yaml`;
  /// English where the locale's language has none, nil where there is no such file at all.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func dates(locale: String) -> Reading<DateGrammar>? {
    guard let language = LocaleLookup(locale).best(among: folders(with: DatesFile.name)) else {
      return nil
    }
    let file = join(language, DatesFile.name)
    guard let data = try? FolderReader.contents(of: join(url.path, file), shown: file) else {
      return nil
    }
    return DatesFile.read(data, file: file, language: language)
  }
}
