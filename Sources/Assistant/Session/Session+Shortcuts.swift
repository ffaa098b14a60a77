// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Voice

/// Shortcuts: steps that the user begins with words of their own.
extension Session {
  /// The data that the shortcuts app works with; nil when nothing is kept.
  private var desk: ShortcutDesk? {
    world.records.map { store in
      ShortcutDesk(
        installation: installation, reader: requestReader, store: store,
        donations: world.records, done: done, makeID: world.makeID, drafts: drafts)
    }
  }

  /// Remembers the request that a turn completed, for "add that to Siri".
  func remember(_ turn: Turn) {
    guard let intent = turn.completed, intent.app != .shortcuts else { return }
    remember(ShortcutStep(intent))
  }

  /// Remembers a step that was just done.
  func remember(_ step: ShortcutStep) {
    done = done.suffix(ShortcutDesk.remembered - 1) + [step]
  }

  /// The handler of an app. The shortcuts app's handler also learns the state of the conversation.
  func handler(of app: InstalledApp) -> any IntentHandler {
    (app.handler as? VoiceShortcutsHandler)?.at(desk) ?? app.handler
  }

  /// Begins the user's shortcut with exactly these words. Nil when there is none, when the records
  /// can't be read, and for words that steer the conversation: the shortcut may come from another
  /// language, where they don't.
  func takeShortcut(_ utterance: Utterance) -> Step? {
    let key = installation.shortcutKey(of: utterance)
    guard !key.isEmpty, let shortcut = try? world.records?.voiceShortcut(saidAs: key),
      shortcut.isEnabled, !installation.reader.steers(utterance)
    else { return nil }
    offers = []
    runs.append(ShortcutRun(shortcut))
    return advance() ?? .listen
  }

  /// Begins the next step of the running shortcut; nil while its last step is talked about, and
  /// when no shortcut is running.
  func advance() -> Step? {
    if let wanted = drafts.takeWanted() { runs.append(ShortcutRun(wanted)) }
    while var run = runs.popLast() {
      if let request = run.request {
        if conversation.holds(request) {
          runs.append(run)
          return nil
        }
        guard let ending = conversation.ending(of: request), ending.result.isProgress else {
          stop(run)
          continue
        }
        run.brought = ending.brought
      }
      guard let step = run.next else { continue }
      run.begun += 1
      if case .activity(let place) = step.action {
        (run.request, run.brought) = (nil, [])
        openings.append(ScreenOpening(app: step.app, place: place))
        runs.append(run)
        continue
      }
      guard let request = requestReader.request(for: installation.named(step), with: run.brought)
      else {
        let gone = text("shortcut.gone", ["app": step.app.rawValue])
        conversation.say(lines: [gone], result: .failure)
        stop(run)
        continue
      }
      run.request = request.id
      runs.append(run)
      return conversation.begin(request)
    }
    return nil
  }

  /// Says which steps of a stopped shortcut were done, and which were not.
  private func stop(_ run: ShortcutRun) {
    guard run.shortcut.steps.count > 1 else { return }
    let values = [
      "phrase": run.shortcut.phrase, "done": titles(of: run.done), "left": titles(of: run.left),
    ]
    let key = run.done.isEmpty ? "shortcut.stopped.nothing" : "shortcut.stopped"
    conversation.say(lines: [text(key, values)])
  }

  private func titles(of steps: ArraySlice<ShortcutStep>) -> String {
    let wording = installation.wording
    let titles = steps.map { installation.naming(of: $0)?.whole(wording) ?? "\($0.app)" }
    return wording.list(titles.map { text("quotation", ["text": $0]) }, .and)
  }
}

extension TurnResult {
  /// Whether the next step may be done.
  fileprivate var isProgress: Bool {
    switch self {
    case .success, .inProgress, .continueInApp: true
    case .failure, .cancelled, .notUnderstood: false
    }
  }
}
