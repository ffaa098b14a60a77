// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Voice

/// What the user does by words of their own.
extension Session {
  /// The desk at which the shortcuts app works; nil where nothing is kept.
  private var desk: ShortcutDesk? {
    world.records.map { store in
      ShortcutDesk(
        installation: installation, reader: requestReader, store: store,
        donations: world.records, done: done, makeID: world.makeID, drafts: drafts)
    }
  }

  /// Keeps in mind what a turn has done, for "add that to Siri".
  func remember(_ turn: Turn) {
    guard let intent = turn.completed, intent.app != .shortcuts else { return }
    remember(ShortcutStep(intent))
  }

  /// Keeps in mind what was done last.
  func remember(_ step: ShortcutStep) {
    done = done.suffix(ShortcutDesk.remembered - 1) + [step]
  }

  /// Who works for an app: the shortcuts app is told where the conversation stands.
  func handler(of app: InstalledApp) -> any IntentHandler {
    (app.handler as? VoiceShortcutsHandler)?.at(desk) ?? app.handler
  }

  /// Begins what the user has these very words for; nil where they have none, where what is kept can't
  /// be read, and for words that steer the conversation: in another language they may have been free.
  func takeShortcut(_ utterance: Utterance) -> Step? {
    let key = installation.shortcutKey(of: utterance)
    guard !key.isEmpty, let shortcut = try? world.records?.voiceShortcut(saidAs: key),
      shortcut.isEnabled, !installation.reader.steers(utterance)
    else { return nil }
    offers = []
    runs.append(ShortcutRun(shortcut))
    return advance() ?? .listen
  }

  /// Begins the next step of the shortcut that is under way; nil while its last one is talked about, and
  /// where there is none.
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

  /// Tells what was done of a shortcut that goes no further, and what was not.
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
  /// Whether what follows may be done.
  fileprivate var isProgress: Bool {
    switch self {
    case .success, .inProgress, .continueInApp: true
    case .failure, .cancelled, .notUnderstood: false
    }
  }
}
