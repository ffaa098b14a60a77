// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting

/// A conversation of a user who says anything, loses patience, locks the device and comes back.
struct RandomConversation {
  private let languages: [SpokenLanguage]
  private let stage: ParlanceTesting.Stage
  private let log = CallLog()
  private let clock = ManualClock()
  private var random: SeededGenerator

  /// The record of the conversation: a line for everything that was said, answered and done.
  private(set) var trail: [String] = []
  private(set) var violations: [String] = []
  private(set) var carriedOut: [AppID: Int] = [:]

  /// - Parameters:
  ///   - languages: the languages spoken: mostly the first, perhaps another one when the user comes
  ///     back.
  ///   - stage: has everything installed in the first of them.
  init(
    in languages: [SpokenLanguage], on stage: ParlanceTesting.Stage, _ random: SeededGenerator
  ) {
    (self.languages, self.stage, self.random) = (languages, stage, random)
  }

  /// Talks to an app, session after session.
  mutating func hold(with app: AppID) async {
    for _ in 0..<Int.random(in: 1...3, using: &random) where violations.isEmpty {
      if happens(1, of: 6), let foreign = languages.dropFirst().randomElement(using: &random) {
        let place = ParlanceTesting.Stage(locale: foreign.locale, on: stage)
        await hold(with: app, in: foreign, on: place)
      } else {
        await hold(with: app, in: languages[0], on: stage)
      }
    }
  }

  private mutating func hold(
    with app: AppID, in language: SpokenLanguage, on stage: ParlanceTesting.Stage
  ) async {
    let isLocked = happens(1, of: 4)
    let session = stage.session(watchedBy: log, clock, isLocked: isLocked)
    log.session = session
    trail.append("@ \(language.locale)\(isLocked ? ", locked" : "")")
    var oracle = YesOracle(language.answers, isLocked: isLocked) { words, request in
      stage.installation.guesses(request, from: words)
    }
    var drawer = LineDrawer(language, app: app)
    for _ in 0..<Int.random(in: 4...16, using: &random) where oracle.violations.isEmpty {
      await meddle(with: session, &oracle)
      let line = drawer.line(to: oracle.prompt, using: &random)
      await say(line, to: session, on: stage, &oracle)
    }
    // At the end of the input, an open question stays unanswered.
    trail += log.takeCalls().map { "! \($0)" }
    violations += oracle.violations
    carriedOut.merge(oracle.carriedOut, uniquingKeysWith: +)
  }

  private mutating func say(
    _ line: String, to session: Session, on stage: ParlanceTesting.Stage, _ oracle: inout YesOracle
  ) async {
    let shortcuts = Self.shortcuts(on: stage)
    let turn = await session.hear(line)
    let calls = log.takeCalls()
    trail += ["> \(line)"] + Self.told(turn, calls)
    if Self.shortcuts(on: stage) < shortcuts {
      oracle.removed(with: line, asked: oracle.prompt?.kind)
    }
    oracle.take(line, calls, turn)
  }

  /// The exchanges between assistant and apps, and the answer.
  private static func told(_ turn: Turn?, _ calls: [AppCall]) -> [String] {
    let question = turn?.prompt.map { "? \($0.question) [\($0.kind)]" }
    return calls.map { "! \($0)" } + (turn?.say ?? []).map { "< \($0)" }
      + [question].compactMap(\.self)
  }

  private static func shortcuts(on stage: ParlanceTesting.Stage) -> Int {
    (try? stage.shortcuts.voiceShortcuts().count) ?? 0
  }

  /// Something that happens between two lines.
  private mutating func meddle(with session: Session, _ oracle: inout YesOracle) async {
    if happens(1, of: 9) {
      let isLocked = Bool.random(using: &random)
      await session.setLocked(isLocked)
      oracle.lock(isLocked)
      trail.append("@ \(isLocked ? "locked" : "unlocked")")
    }
    if happens(1, of: 40) {
      let turn = await session.cancel()
      let calls = log.takeCalls()
      trail += ["@ interrupted"] + Self.told(turn, calls)
      oracle.interrupt(turn, calls)
    }
    if happens(1, of: 16) {
      let accident: CallLog.Accident = Bool.random(using: &random) ? .silence : .lock
      log.prepare(accident)
      trail.append("@ \(accident) to come")
    }
  }

  private mutating func happens(_ times: Int, of all: Int) -> Bool {
    Int.random(in: 0..<all, using: &random) < times
  }
}
