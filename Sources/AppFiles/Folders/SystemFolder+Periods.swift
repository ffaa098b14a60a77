// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Voice

extension SystemFolder {
  /// How a language speaks of years, months, weeks and seasons.
  static let periodsFile = "periods.yaml"

  /// What a locale's language calls spans of days, from its file `periods.yaml`; nil where it has none.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func periods(locale: String) -> Reading<Grammar>? {
    guard let language = LocaleLookup(locale).best(among: folders(with: Self.periodsFile)) else {
      return nil
    }
    let file = join(language, Self.periodsFile)
    guard let data = try? FolderReader.contents(of: join(url.path, file), shown: file) else {
      return nil
    }
    return GrammarFile.read(data, file: file)
  }
}
