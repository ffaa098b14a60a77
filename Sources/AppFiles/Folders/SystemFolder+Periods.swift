// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
import Foundation
public import Voice

extension SystemFolder {
  /// How a language speaks of years, months, weeks and seasons.
  static let periodsFile = "periods.yaml"

  /// What a locale's language calls spans of days, from its file `periods.yaml`;
  /// English where the locale's language has none, nil where there is no such file at all.
  ///
  /// - Parameter locale: BCP 47, such as `en-US` or `zh`.
  public func periods(locale: String) -> Reading<Grammar>? {
    best(Self.periodsFile, for: locale).map { GrammarFile.read($0.data, file: $0.file) }
  }
}
