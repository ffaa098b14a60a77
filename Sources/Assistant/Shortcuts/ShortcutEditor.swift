// SPDX-License-Identifier: Apache-2.0

public import AppFiles
public import Foundation
public import IntentModel
import Voice

/// Changes the user's shortcuts outside of a conversation.
///
/// A failure of the store is thrown as the store's own error, any other as a ``Problem``.
public struct ShortcutEditor: Sendable {
  /// The reason why a shortcut can't be saved.
  public struct Problem: Error, Hashable, Sendable {
    /// In the user's words.
    public var say: String

    /// Whether the user may decide to save it all the same.
    public var isDecidable: Bool
  }

  private let store: any ShortcutStore
  private let desk: ShortcutDesk
  private let wording: Wording

  public init(
    _ installation: Installation, device: Device, store: any ShortcutStore,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.store = store
    wording = installation[.shortcuts]?.wording ?? installation.wording
    desk = ShortcutDesk(
      installation: installation,
      reader: RequestReader(
        installation: installation, device: device, now: now(), makeID: { UUID() }),
      store: store, donations: nil, done: [], makeID: { UUID() }, drafts: ShortcutDrafts())
  }

  /// All, the oldest first.
  public func shortcuts() throws -> [VoiceShortcut] { try store.voiceShortcuts() }

  /// A shortcut's steps, in a few words.
  public func title(of shortcut: VoiceShortcut) -> String { desk.title(of: shortcut) }

  /// Saves a shortcut with the steps that sentences ask for. It replaces one with the same phrase.
  ///
  /// - Parameters:
  ///   - phrase: what will be said.
  ///   - sentences: what is asked for in other words, a step each.
  ///   - isForced: whether words that already mean something else are accepted all the same.
  @discardableResult
  public func add(
    _ phrase: String, _ sentences: [String], isForced: Bool = false
  ) throws -> VoiceShortcut {
    try add(
      .init(phrase: phrase, steps: sentences.map(ShortcutFile.Step.sentence)), isForced: isForced)
  }

  @discardableResult
  private func add(_ entry: ShortcutFile.Entry, isForced: Bool) throws -> VoiceShortcut {
    let read = try entry.steps.flatMap { step in
      switch step {
      case .sentence(let sentence): return try parsed(sentence)
      case .step(let step): return [step]
      }
    }
    guard !read.isEmpty, read.count <= StepsReader.maximumSteps else {
      let values = ["limit": String(StepsReader.maximumSteps)]
      throw problem(read.isEmpty ? "noSteps" : "tooMany", values)
    }
    // Each sentence was read by itself, so parameters that take a value of the step before are
    // marked here.
    let steps = StepsReader(desk: desk, wording: wording).flowing(read)
    let key = try check(entry.phrase, doing: steps, of: nil, isForced: isForced)
    let known = try store.voiceShortcut(saidAs: key)
    let shortcut = VoiceShortcut(
      id: known?.id ?? desk.makeID(), phrase: entry.phrase, key: key, steps: steps,
      isEnabled: entry.enabled ?? true)
    try store.keep(shortcut)
    return shortcut
  }

  @discardableResult
  public func rename(
    _ phrase: String, to other: String, isForced: Bool = false
  ) throws -> VoiceShortcut {
    var shortcut = try named(phrase)
    shortcut.key = try check(
      other, doing: shortcut.steps, of: shortcut.key, isForced: isForced)
    shortcut.phrase = other
    try store.keep(shortcut)
    return shortcut
  }

  @discardableResult
  public func setEnabled(_ isEnabled: Bool, _ phrase: String) throws -> VoiceShortcut {
    var shortcut = try named(phrase)
    shortcut.isEnabled = isEnabled
    try store.keep(shortcut)
    return shortcut
  }

  /// Deletes shortcuts; none when one of them doesn't exist.
  public func remove(_ phrases: [String]) throws {
    for shortcut in try phrases.map(named) { try store.removeVoiceShortcut(shortcut.id) }
  }

  /// All shortcuts as a file.
  public func exported() throws -> ShortcutFile {
    ShortcutFile(
      shortcuts: try shortcuts().map { shortcut in
        .init(
          phrase: shortcut.phrase, enabled: shortcut.isEnabled,
          steps: shortcut.steps.map(ShortcutFile.Step.step))
      })
  }

  /// Saves a file's shortcuts. When one can't be saved, those before it stay saved.
  @discardableResult
  public func add(_ file: ShortcutFile, isForced: Bool = false) throws -> [VoiceShortcut] {
    try file.shortcuts.map { try add($0, isForced: isForced) }
  }

  // MARK: Reading

  private func parsed(_ sentence: String) throws -> [ShortcutStep] {
    try StepsReader(desk: desk, wording: wording).read(sentence)
      .mapError { Problem(say: $0.say, isDecidable: false) }.get()
  }

  /// The key of a phrase that can be used.
  private func check(
    _ phrase: String, doing steps: [ShortcutStep], of id: String?, isForced: Bool
  ) throws -> String {
    switch try PhraseCheck(desk: desk, wording: wording).verdict(on: phrase, doing: steps, of: id) {
    case .unusable(let reason): throw Problem(say: reason, isDecidable: false)
    case .taken(let reason) where !isForced: throw Problem(say: reason, isDecidable: true)
    case .taken, .free: return key(of: phrase)
    }
  }

  private func named(_ phrase: String) throws -> VoiceShortcut {
    guard let shortcut = try store.voiceShortcut(saidAs: key(of: phrase)) else {
      throw problem("unknown", ["phrase": phrase])
    }
    return shortcut
  }

  private func key(of phrase: String) -> String {
    desk.installation.shortcutKey(of: Utterance(phrase))
  }

  private func problem(_ key: String, _ values: [String: String]) -> Problem {
    Problem(say: wording.text("shortcuts.\(key)", values), isDecidable: false)
  }
}
