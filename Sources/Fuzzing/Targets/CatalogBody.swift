// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel

/// Reads a string catalog and fills each of its plurals.
enum CatalogBody: FuzzBody {
  private static let file = "Localizable.xcstrings"

  static func brokenPromises(on input: Data) -> [String] {
    let catalog = StringCatalog.read(input, file: file)
    for (language, texts) in catalog.content.texts {
      for case .plural(let forms) in texts.values {
        for count in [0, 1, 2, 11, Int.max] { _ = forms.text(count: count, language: language) }
      }
    }
    return catalog.findings.brokenPromises(in: file)
  }
}
