// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// The place of espeak-ng and the names of its voices.
public enum Espeak {
  /// The default rate, in words a minute.
  public static let usualRate = 175

  /// The program on the `PATH`; nil if it is not installed.
  static func program(_ environment: [String: String]) -> URL? {
    let folders = environment["PATH", default: ""].split(separator: ":")
    return folders.lazy.map { URL(filePath: String($0)).appending(path: "espeak-ng") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The voice of a language; nil if espeak-ng has none.
  static func voice(for language: String) -> String? {
    SpokenLanguage.of(language)?.espeakVoice
  }

  /// A text for SSML, with markup characters escaped and control characters removed.
  static func escaped(_ text: String) -> String {
    let text = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
    return String(String.UnicodeScalarView(text)).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\n", with: " ")
  }
}
