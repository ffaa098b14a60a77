// SPDX-License-Identifier: Apache-2.0

import Dialog
import Foundation
import IntentModel
import Voice

/// Keeps, shows, runs and forgets the user's shortcuts.
struct VoiceShortcutsHandler: IntentHandler {
  /// Nil outside of a conversation, and when nothing is kept.
  let desk: ShortcutDesk?

  /// A copy for use within a conversation.
  func at(_ desk: ShortcutDesk?) -> VoiceShortcutsHandler { VoiceShortcutsHandler(desk: desk) }

  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] {
    let desk = try desk(context)
    switch parameter {
    case .definition: return [try resolveDefinition(intent, desk, context)]
    case .action: return [try resolveAction(intent, desk, context)]
    case .suggestion: return [try suggest(intent, desk, context)]
    case .phrase: return [try resolvePhrase(intent, desk, context)]
    default: return [try resolveShortcut(intent[parameter], desk, context)]
    }
  }

  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] {
    try desk(context).store.voiceShortcuts().map(\.value)
  }

  func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response {
    let desk = try desk(context)
    switch intent.intent {
    case .addShortcut: return try add(intent, desk, context)
    case .showShortcuts: return try show(desk, context)
    default: return try change(intent, desk, context)
    }
  }

  private func desk(_ context: RequestContext) throws -> ShortcutDesk {
    guard let desk else { throw HandlerError(context, "nothingKept") }
    return desk
  }

  // MARK: Agreeing

  /// Reads a phrase and its action from one sentence.
  private func resolveDefinition(
    _ intent: StructuredIntent, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Resolution {
    guard let text = intent[.definition]?.text else { return .notRequired }
    let definition = StepsReader(desk: desk, wording: context.wording).definition(text)
    switch definition.steps {
    case .success(let steps):
      desk.drafts.note(steps, titled: desk.title(of: steps) ?? text, for: context.requestID)
    case .failure(let problem): desk.drafts.note(problem: problem.say, for: context.requestID)
    }
    desk.drafts.note(phrase: definition.phrase, for: context.requestID)
    return .notRequired
  }

  /// Settles the steps of the shortcut: the last action, or the steps that the words ask for.
  private func resolveAction(
    _ intent: StructuredIntent, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Resolution {
    guard let text = intent[.action]?.text ?? desk.drafts.title(for: context.requestID) else {
      let problem = desk.drafts.problem(for: context.requestID)
      return problem.map { .unsupported(reason: $0) } ?? .needsValue
    }
    if desk.drafts.steps(titled: text, for: context.requestID) != nil {
      return .success(.text(text))
    }
    let reader = StepsReader(desk: desk, wording: context.wording)
    let steps: [ShortcutStep]
    if let acting = reader.meansTheLast(text) {
      guard let last = try desk.lastAction(acting: acting) else {
        throw HandlerError(context, "nothingDone")
      }
      steps = [last]
    } else {
      switch reader.read(text) {
      case .success(let read): steps = read
      case .failure(let problem): return .unsupported(reason: problem.say)
      }
    }
    guard let title = desk.title(of: steps) else { throw HandlerError(context, "nothingDone") }
    desk.drafts.note(steps, titled: title, for: context.requestID)
    return .success(.text(title))
  }

  /// Suggests a phrase: the app's own for the step, otherwise the title of the action.
  private func suggest(
    _ intent: StructuredIntent, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Resolution {
    if let known = intent[.suggestion] { return .success(known) }
    let steps = intent[.action]?.text.flatMap {
      desk.drafts.steps(titled: $0, for: context.requestID)
    }
    let own = steps?.count == 1 ? try steps.flatMap { try desk.phrase(for: $0[0]) } : nil
    let phrase = own ?? intent[.action]?.display
    return phrase.map { .success(.text($0)) } ?? .notRequired
  }

  private func resolvePhrase(
    _ intent: StructuredIntent, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Resolution {
    let defined = desk.drafts.phrase(for: context.requestID)
    guard var phrase = (intent[.phrase]?.text ?? defined)?.unquoted else { return .needsValue }
    // The phrase is used once: when it can't be taken, the user is asked for another.
    desk.drafts.note(phrase: nil, for: context.requestID)
    // "Yes" to the suggested phrase.
    if defined == nil, let suggestion = intent[.suggestion]?.text,
      desk.installation.reader.agrees(Utterance(phrase))
    {
      phrase = suggestion
    }
    let check = PhraseCheck(desk: desk, wording: context.wording)
    let steps = intent[.action]?.text.flatMap {
      desk.drafts.steps(titled: $0, for: context.requestID)
    }
    switch try check.verdict(on: phrase, doing: steps ?? [], of: intent[.shortcut]?.item?.id) {
    case .free: return .success(.text(phrase))
    case .taken(let reason): return .confirmationRequired(.text(phrase), reason: reason)
    case .unusable(let reason): return .unsupported(reason: reason)
    }
  }

  /// The shortcut that is meant, by its phrase or a part of it.
  private func resolveShortcut(
    _ value: Value?, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Resolution {
    let known = try desk.store.voiceShortcuts()
    guard !known.isEmpty else { throw HandlerError(context, "none") }
    guard let value else { return known.count == 1 ? .success(known[0].value) : .needsValue }
    if known.contains(where: { $0.value.item?.id == value.item?.id }) { return .success(value) }
    let key = desk.installation.shortcutKey(of: Utterance(value.display))
    if let named = known.first(where: { $0.key == key }) { return .success(named.value) }
    let near = known.filter { !key.isEmpty && ($0.key.contains(key) || key.contains($0.key)) }
    switch near.count {
    case 0: return .unsupported(reason: context.say("unknown", ["phrase": value.display]))
    case 1: return .confirmationRequired(near[0].value)
    default: return .disambiguation(near.map(\.value))
    }
  }

  // MARK: Acting

  private func add(
    _ intent: StructuredIntent, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Response {
    guard let title = intent[.action]?.text, let phrase = intent[.phrase]?.text,
      let steps = desk.drafts.steps(titled: title, for: context.requestID)
    else { throw HandlerError(context, "nothingDone") }
    let key = desk.installation.shortcutKey(of: Utterance(phrase))
    // Steps that already have a phrase get the new one instead of a second shortcut.
    let old = try desk.store.voiceShortcuts().first { $0.does(steps) }
    try desk.store.keep(
      VoiceShortcut(id: old?.id ?? desk.makeID(), phrase: phrase, key: key, steps: steps))
    let isEdited = old.map { $0.key != key } ?? false
    return Response(
      .success,
      say: context.say(
        isEdited ? "edited" : "added",
        ["phrase": phrase, "action": title, "old": old?.phrase ?? ""]))
  }

  private func show(_ desk: ShortcutDesk, _ context: RequestContext) throws -> Response {
    let known = try desk.store.voiceShortcuts()
    guard !known.isEmpty else { return Response(.success, say: context.say("none")) }
    let lines = known.map { shortcut in
      let title = desk.title(of: shortcut)
      return Snippet.Line(
        shortcut.isEnabled ? title : context.say("off", ["action": title]), label: shortcut.phrase)
    }
    let told = lines.map { context.say("each", ["phrase": $0.label ?? "", "action": $0.text]) }
    return Response(
      .success,
      say: context.say("all", ["shortcuts": told.joined(separator: context.say("separator"))]),
      snippet: Snippet(title: context.say("card"), lines: lines))
  }

  private func change(
    _ intent: StructuredIntent, _ desk: ShortcutDesk, _ context: RequestContext
  ) throws -> Response {
    let id = intent[.shortcut]?.item?.id
    guard var shortcut = try desk.store.voiceShortcuts().first(where: { $0.key == id })
    else { throw HandlerError(context, "gone") }
    let old = shortcut.phrase
    switch intent.intent {
    case .runShortcut:
      desk.drafts.want(shortcut)
      return Response(.success, say: "")
    case .deleteShortcut:
      try desk.store.removeVoiceShortcut(shortcut.id)
    case .renameShortcut:
      shortcut.phrase = intent[.phrase]?.text ?? old
      shortcut.key = desk.installation.shortcutKey(of: Utterance(shortcut.phrase))
      try desk.store.keep(shortcut)
    default:
      shortcut.isEnabled = intent.intent == .enableShortcut
      try desk.store.keep(shortcut)
    }
    return Response(
      .success,
      say: context.say("done.\(intent.intent)", ["old": old, "phrase": shortcut.phrase]))
  }
}

extension HandlerError {
  /// A failure of the shortcuts app, in its own words.
  fileprivate init(_ context: RequestContext, _ code: String) {
    self.init(code: code, say: context.say(code))
  }
}

extension RequestContext {
  fileprivate func say(_ key: String, _ values: [String: String] = [:]) -> String {
    wording.text("shortcuts.\(key)", values)
  }
}

extension VoiceShortcut {
  /// As a value of a request.
  fileprivate var value: Value { .item(Item(id: key, display: phrase)) }
}

extension String {
  /// The text without quotation marks around all of it.
  var unquoted: String {
    let pairs: [(Character, Character)] = [
      ("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’"), ("«", "»"), ("「", "」"), ("『", "』"),
    ]
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.count > 2, pairs.contains(where: { $0 == (text.first, text.last) }) else {
      return text
    }
    return String(text.dropFirst().dropLast()).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
