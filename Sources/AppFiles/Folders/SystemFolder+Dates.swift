// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
import Foundation
public import Voice

extension SystemFolder {
  /// How a locale's language speaks of days, times and durations, from its file `dates.yaml`;
  /// English where the locale's language has none, nil where there is no such file at all.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func dates(locale: String) -> Reading<DateGrammar>? {
    best(DatesFile.name, for: locale).map {
      DatesFile.read($0.data, file: $0.file, language: $0.language)
    }
  }

  /// The file of a name in a locale's language, else in English; nil where neither can be read.
  func best(
    _ name: String, for locale: String
  ) -> (language: String, file: String, data: Data)? {
    guard let language = LocaleLookup(locale).best(among: folders(with: name)) else { return nil }
    let file = join(language, name)
    let data = try? FolderReader.contents(of: join(url.path, file), shown: file)
    return data.map { (language, file, $0) }
  }
}
