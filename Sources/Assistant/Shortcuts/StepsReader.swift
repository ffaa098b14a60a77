// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel
import Voice

/// Reads a shortcut's steps from words: one request, or several with "then" between them.
struct StepsReader {
  /// The reason why words can't be read as steps.
  struct Problem: Error, Hashable {
    /// In the user's words.
    var say: String
  }

  /// The most steps in one shortcut.
  static let maximumSteps = 20

  let desk: ShortcutDesk
  let wording: Wording

  /// Whether words stand for the last action: false for "that", which takes any action; true for
  /// "my last order", which takes only an action that changed something; nil for other words.
  func meansTheLast(_ text: String) -> Bool? {
    if isOne(of: "shortcuts.words.that", text) { return false }
    return isOne(of: "shortcuts.words.order", text) ? true : nil
  }

  func read(_ text: String) -> Result<[ShortcutStep], Problem> {
    let pieces = pieces(of: text)
    var misread: Set<Int> = []
    guard let steps = steps(for: pieces[...], in: text, misread: &misread) else {
      // The farthest misread piece is told, since the most was understood before it.
      let place = pieces[misread.max() ?? 0]
      return .failure(problem(with: String(text[place])))
    }
    guard steps.count <= Self.maximumSteps else {
      return .failure(Problem(say: say("tooMany", ["limit": String(Self.maximumSteps)])))
    }
    guard !steps.isEmpty else { return .failure(problem(with: text)) }
    return .success(flowing(steps))
  }

  /// The steps, with each parameter marked that takes its value from the step before.
  func flowing(_ steps: [ShortcutStep]) -> [ShortcutStep] {
    steps.enumerated().map { $0 == 0 ? $1 : taking($1) }
  }

  /// Splits words into a phrase and its steps: at the first colon, otherwise at the first comma,
  /// otherwise at the first blank after which everything is understood.
  func definition(_ text: String) -> (phrase: String, steps: Result<[ShortcutStep], Problem>) {
    for mark in [":：", ",，、"] {
      guard let place = text.firstIndex(where: mark.contains) else { continue }
      let (phrase, rest) = (text[..<place], text[text.index(after: place)...])
      return (phrase.trimmingCharacters(in: .whitespaces), read(String(rest)))
    }
    for place in text.indices where text[place].isWhitespace {
      let steps = read(String(text[place...]))
      if case .success = steps { return (String(text[..<place]), steps) }
    }
    return (text, .failure(problem(with: text)))
  }

  /// The steps of pieces. Each request takes as few pieces as possible so that the rest is
  /// understood, too: "two soups, with bacon, then …" is one request and another.
  ///
  /// - Parameter misread: the pieces from which on the words were not understood; they are not
  ///   tried again.
  private func steps(
    for pieces: ArraySlice<Range<String.Index>>, in text: String, misread: inout Set<Int>
  ) -> [ShortcutStep]? {
    guard let first = pieces.first else { return [] }
    guard !misread.contains(pieces.startIndex) else { return nil }
    for count in 1...min(pieces.count, Self.maximumPieces) {
      let words = text[first.lowerBound..<pieces[pieces.startIndex + count - 1].upperBound]
      guard let steps = steps(for: String(words)) else { continue }
      let rest = self.steps(for: pieces.dropFirst(count), in: text, misread: &misread)
      if let rest { return steps + rest }
    }
    misread.insert(pieces.startIndex)
    return nil
  }

  /// The most pieces in one request.
  private static let maximumPieces = 6

  /// The steps that words ask for when nothing is guessed. Another shortcut's phrase gives all its
  /// steps.
  private func steps(for words: String) -> [ShortcutStep]? {
    let utterance = Utterance(words)
    let key = desk.installation.shortcutKey(of: utterance)
    if let known = try? desk.store.voiceShortcut(saidAs: key) { return known.steps }
    return (step(for: utterance) ?? stepOfOneApp(for: words)).map { [$0] }
  }

  private func step(for utterance: Utterance) -> ShortcutStep? {
    guard case .requests(let requests) = desk.reader.read(utterance, forgiving: false),
      requests.count == 1,
      let request = requests.first, !request.isTolerated, request.app.id != .shortcuts
    else { return nil }
    return ShortcutStep(request.intent)
  }

  /// The step of words without the app's name, although the app's phrases have it; nil unless
  /// exactly one app can be meant.
  private func stepOfOneApp(for words: String) -> ShortcutStep? {
    let steps = desk.installation.apps.compactMap { app in
      let values = ["words": words, "app": app.description.displayName]
      return step(for: Utterance(wording.text("shortcuts.words.inApp", values)))
    }
    return steps.count == 1 ? steps[0] : nil
  }

  /// The step, with the parameter marked whose value is that of the step before: "it", "the
  /// result".
  private func taking(_ step: ShortcutStep) -> ShortcutStep {
    guard case .request(let intent, var values) = step.action,
      let input = values.first(where: { _, held in
        held.count == 1 && held[0].text.map { isOne(of: "shortcuts.words.result", $0) } == true
      })?.key
    else { return step }
    values[input] = nil
    return ShortcutStep(app: step.app, action: .request(intent, values), input: input)
  }

  /// The text split at each word for "then", without blanks at the ends.
  private func pieces(of text: String) -> [Range<String.Index>] {
    let separators = wording.text("shortcuts.words.then").split(separator: "|")
    var pieces: [Range<String.Index>] = []
    var start = text.startIndex
    var place = start
    while place < text.endIndex {
      let found = separators.lazy.compactMap { separator in
        text.range(
          of: separator, options: [.anchored, .caseInsensitive], range: place..<text.endIndex)
      }.first
      guard let found, !found.isEmpty else {
        place = text.index(after: place)
        continue
      }
      pieces.append(start..<found.lowerBound)
      (start, place) = (found.upperBound, found.upperBound)
    }
    pieces.append(start..<text.endIndex)
    return pieces.map { text.trimming($0) }.filter { !$0.isEmpty }
  }

  private func isOne(of key: String, _ text: String) -> Bool {
    let said = desk.installation.shortcutKey(of: Utterance(text))
    return wording.text(key).split(separator: "|").contains {
      desk.installation.shortcutKey(of: Utterance(String($0))) == said
    }
  }

  private func problem(with words: String) -> Problem {
    Problem(say: say("unknownStep", ["words": words]))
  }

  private func say(_ key: String, _ values: [String: String]) -> String {
    wording.text("shortcuts.\(key)", values)
  }
}

extension String {
  /// A range without the blanks and full stops at its ends.
  fileprivate func trimming(_ range: Range<String.Index>) -> Range<String.Index> {
    let idle = { (character: Character) in
      character.isWhitespace || ".。,，、;；".contains(character)
    }
    var slice = self[range]
    while let first = slice.first, idle(first) { slice = slice.dropFirst() }
    while let last = slice.last, idle(last) { slice = slice.dropLast() }
    return slice.startIndex..<slice.endIndex
  }
}
