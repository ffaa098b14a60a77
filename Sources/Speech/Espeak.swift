// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where espeak-ng is and what it calls its voices.
public enum Espeak {
  /// Words a minute, where nothing else is wanted.
  public static let usualRate = 175

  /// The program on the path; nil where it is not installed.
  static func program(_ environment: [String: String]) -> URL? {
    let folders = environment["PATH", default: ""].split(separator: ":")
    return folders.lazy.map { URL(filePath: String($0)).appending(path: "espeak-ng") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The voice of a language; nil where it has none.
  static func voice(for language: String) -> String? {
    switch language.prefix(2) {
    case "en": "en-us"
    case "fr": "fr-fr"
    case "ko": "ko"
    case "ja": "ja"
    case "zh": "cmn"
    default: nil
    }
  }

  /// A text as SSML may hold it: signs that markup is made of are spelt out, control characters are gone.
  static func escaped(_ text: String) -> String {
    let text = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" }
    return String(String.UnicodeScalarView(text)).replacing("&", with: "&amp;")
      .replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\n", with: " ")
  }
}
