// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel
import Voice

/// Checks whether words can start a shortcut.
struct PhraseCheck {
  enum Verdict: Hashable {
    case free
    /// They already mean something else, for a reason that is told; the user decides.
    case taken(String)
    /// They can't be used at all, for a reason that is told.
    case unusable(String)
  }

  /// In characters.
  static let maximumLength = 100

  let desk: ShortcutDesk
  let wording: Wording

  /// - Parameters:
  ///   - steps: the steps that the words are to start.
  ///   - id: the key of the shortcut that they are for, if it already exists.
  func verdict(on phrase: String, doing steps: [ShortcutStep], of id: String?) throws -> Verdict {
    let utterance = Utterance(phrase)
    let key = desk.installation.shortcutKey(of: utterance)
    guard !key.isEmpty, !phrase.hasPrefix("/") else { return .unusable(say("unspeakable")) }
    guard phrase.count <= Self.maximumLength else {
      return .unusable(say("tooLong", ["limit": String(Self.maximumLength)]))
    }
    if desk.installation.reader.steers(utterance) {
      return .unusable(say("steers", ["phrase": phrase]))
    }
    if let other = try desk.store.voiceShortcut(saidAs: key), other.key != id {
      if !other.does(steps) { return taken(phrase, by: desk.title(of: other)) }
    }
    if desk.installation.reader.universal(utterance) != nil {
      return .taken(say("taken.assistant", ["phrase": phrase]))
    }
    return rival(of: utterance, steps).map { taken(phrase, by: $0) } ?? .free
  }

  /// A sentence about what an app would do at these words; nil when the shortcut does the same.
  private func rival(of utterance: Utterance, _ steps: [ShortcutStep]) -> String? {
    guard case .requests(let requests) = desk.reader.read(utterance, forgiving: false),
      let best = requests.first,
      !best.isTolerated
    else { return nil }
    if case .request(best.description.id, _)? = steps.first?.action, steps.count == 1,
      steps[0].app == best.app.id
    {
      return nil
    }
    return say("inApp", ["title": best.description.title, "app": best.app.displayName])
  }

  private func taken(_ phrase: String, by action: String) -> Verdict {
    .taken(say("taken", ["phrase": phrase, "action": action]))
  }

  private func say(_ key: String, _ values: [String: String] = [:]) -> String {
    wording.text("shortcuts.\(key)", values)
  }
}
