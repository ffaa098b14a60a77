// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A setting that applies while a transcript is played.
public enum TranscriptSetting: Hashable, Sendable {
  /// `@ locale en-US`
  case locale(String)
  /// `@ style screen-reader`
  case style(Style)
  /// `@ now 2026-11-21T09:00:00Z`
  case now(Date)
  /// `@ vocabulary MonkeyChat contact: Bobo Jr., Bobo`
  case vocabulary(app: AppID, kind: String, names: [String])

  /// `@ locked`
  case locked
  /// `@ signed-out MonkeyChat`
  case signedOut(AppID)
  /// `@ unopened MonkeyChat`
  case unopened(AppID)

  /// Reads the text after the `@`; nil if there is no such setting.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    if words == ["locked"] {
      self = .locked
      return
    }
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "locale": self = .locale(words[1])
    case "style":
      guard let style = Style(rawValue: words[1]) else { return nil }
      self = .style(style)
    case "now":
      guard let time = Date(written: words[1]) else { return nil }
      self = .now(time)
    case "signed-out": self = .signedOut(AppID(words[1]))
    case "unopened": self = .unopened(AppID(words[1]))
    case "vocabulary": self.init(vocabulary: words[1])
    default: return nil
    }
  }

  private init?(vocabulary text: String) {
    let halves = text.split(separator: ":", maxSplits: 1)
    let words = halves.first?.split(separator: " ") ?? []
    guard halves.count == 2, words.count == 2 else { return nil }
    let names = halves[1].split(separator: ",").map { String($0.trimmed) }
    self = .vocabulary(app: AppID(String(words[0])), kind: String(words[1]), names: names)
  }
}

extension Substring {
  /// The text without blanks at either end.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
