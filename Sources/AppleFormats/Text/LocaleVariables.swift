// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The variables that tell the user's language, as ICU bears them.
///
/// It makes its default locale of them, and the process crashes there where one begins with twelve letters or more, or
/// is longer than some 170 bytes.
package enum LocaleVariables {
  /// Those that ICU reads, the first that is set before the others.
  private static let names = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// No tag's language has more letters.
  private static let longestLanguage = 8
  private static let longestValue = 100

  /// Sets those that are no locale to `C`, for this process and for those that it starts.
  ///
  /// To be called first of all: ICU reads them once, and no other thread may read the environment meanwhile.
  package static func mend() {
    for name in names {
      guard let value = getenv(name), !isBearable(String(cString: value)) else { continue }
      setenv(name, "C", 1)
    }
  }

  /// Whether ICU can take a value: nothing, `C`, `ko_KR.UTF-8`, `ca_ES@valencia`.
  static func isBearable(_ value: String) -> Bool {
    let language = value.prefix { !"_-.@".contains($0) }
    return value.utf8.count <= longestValue && language.utf8.count <= longestLanguage
      && language.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
