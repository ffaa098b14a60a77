// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Rehearsal
import Speech

/// The options for hearing a rehearsal as a user would.
struct Ears: Sendable {
  static var none: Ears {
    Ears(hears: false, style: nil, checks: false, meter: SyllableMeter())
  }

  /// Whether the speech of each turn is reported.
  var hears: Bool
  /// The style whose speech is measured; nil for the transcript's style, or else the one for screen
  /// readers.
  var style: Style?
  /// Whether turns are checked by the rules of accessibility.
  var checks: Bool
  let meter: any SpeechMeter

  init(hears: Bool, style: Style?, checks: Bool, meter: (any SpeechMeter)? = EspeakMeter()) {
    self.hears = hears
    self.style = style
    self.checks = checks
    self.meter = meter ?? SyllableMeter()
  }

  /// The speech of the turns of a conversation.
  func hearing(of played: [PlayedExchange], _ transcript: Transcript, _ wording: Wording)
    -> [HeardTurn]
  {
    guard hears else { return [] }
    let style = style ?? transcript.style ?? .screenReader
    var heard = played.flatMap { exchange in
      exchange.turns.map {
        HeardTurn(
          $0, said: exchange.exchange.said, at: exchange.exchange.location, style: style,
          wording: wording)
      }
    }
    heard.measure(with: meter)
    return heard
  }

  /// The breaches of accessibility rules, in lines for the author.
  func breaches(in played: [PlayedExchange], _ wording: Wording) -> [RehearsalResult.Trial] {
    guard checks else { return [] }
    return AccessibilityRules.findings(in: played, wording).map {
      RehearsalResult.Trial($0.rule, problem: $0.description)
    }
  }
}
