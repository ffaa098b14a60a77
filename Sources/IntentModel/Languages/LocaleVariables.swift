// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The environment variables for the user's language, corrected so that ICU accepts them.
///
/// ICU makes its default locale from them. It crashes the process if one begins with twelve letters
/// or more, or is longer than about 170 bytes.
package enum LocaleVariables {
  /// The variables that ICU reads; the first one that is set counts.
  private static let names = ["LC_ALL", "LC_MESSAGES", "LANG"]

  /// The language of a tag never has more letters than this.
  private static let longestLanguage = 8
  private static let longestValue = 100

  /// Sets variables that hold no locale to `C`, for this process and for those that it starts.
  ///
  /// Must be called before anything else: ICU reads the variables once, and no other thread may
  /// read the environment meanwhile.
  package static func mend() {
    for name in names {
      guard let value = getenv(name), !isBearable(String(cString: value)) else { continue }
      setenv(name, "C", 1)
    }
  }

  /// Whether ICU accepts a value: an empty one, `C`, `ko_KR.UTF-8`, `ca_ES@valencia`.
  static func isBearable(_ value: String) -> Bool {
    let language = value.prefix { !"_-.@".contains($0) }
    return value.utf8.count <= longestValue && language.utf8.count <= longestLanguage
      && language.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
