// SPDX-License-Identifier: Apache-2.0

/// The characters that keys send.
enum Key {
  static let enter = "\r"
  static let up = "\u{1B}[A"
  static let left = "\u{1B}[D"
  static let tab = "\t"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"

  private static let names = [
    "enter": enter, "up": up, "down": "\u{1B}[B", "left": left, "right": "\u{1B}[C", "tab": tab,
    "home": "\u{1}", "end": "\u{5}", "backspace": "\u{7F}", "ctrl-c": controlC, "ctrl-d": controlD,
  ]

  /// Reads keys as tests write them: `<up><left>x<tab>`, and `<60 columns>` for a new width of the window.
  static func reading(_ text: Substring) -> [String] {
    text.matches(of: #/<([^>]+)>|(.)/#).map { match in
      match.output.1.map { names[String($0)] ?? "<\($0)>" } ?? String(match.output.0)
    }
  }

  /// The window's width that a key stands for; nil for a real key.
  static func columns(of key: String) -> UInt16? {
    key.wholeMatch(of: #/<(\d+) columns>/#).flatMap { UInt16($0.1) }
  }
}
