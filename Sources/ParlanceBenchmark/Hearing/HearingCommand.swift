// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Rendering
import Speech

/// `parlance-benchmark hearing`: how long the turns of all shipped transcripts take to listen to,
/// for each style.
struct HearingCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hearing",
    abstract: "How long turns take to listen to, in each style, over all shipped transcripts.")

  @Flag(help: "List each turn of the screen-reader style that takes more than ten seconds.")
  var long = false

  func run() async throws {
    let meter: any SpeechMeter = EspeakMeter() ?? SyllableMeter()
    let turns = try await PlayedTurns.all()
    var table = Table(
      title: "Seconds of a turn at 175 words a minute, \(turns.count) turns; "
        + (meter is EspeakMeter ? "measured with espeak-ng, Japanese estimated" : "estimated"),
      columns: ["", "half below", "9 of 10 below", "longest", "over 10 s", "words, half below"])
    var spoken: [Style: [HeardTurn]] = [:]
    for style in Style.allCases {
      var heard = turns.map { $0.heard(in: style) }.filter { !$0.spoken.isEmpty }
      heard.measure(with: meter)
      spoken[style] = heard
      add(heard, named: style.rawValue, to: &table)
    }
    for language in Set(turns.map(\.wording.language)).sorted() {
      add(
        spoken[.screenReader, default: []].filter { $0.language == language },
        named: "screen-reader, \(language)", to: &table)
    }
    table.print()
    printEstimate(spoken[.screenReader] ?? [])
    if long { printLong(spoken[.screenReader] ?? []) }
  }

  private func add(_ heard: [HeardTurn], named name: String, to table: inout Table) {
    let seconds = heard.map(\.seconds).sorted()
    let words = heard.map(\.words).sorted()
    guard let longest = seconds.last else { return }
    table.rows.append([
      name, Self.tenths(seconds[seconds.count / 2]), Self.tenths(seconds[seconds.count * 9 / 10]),
      Self.tenths(longest), String(seconds.count { $0 > [HeardTurn].longest }),
      String(words[words.count / 2]),
    ])
  }

  /// Prints how far the estimate is off, if there is a voice to measure.
  private func printEstimate(_ heard: [HeardTurn]) {
    guard EspeakMeter() != nil else { return }
    let estimate = SyllableMeter()
    var table = Table(
      title: "The estimate by syllables beside the measure",
      columns: ["", "turns", "sum estimated", "sum measured", "half off by less than"])
    for language in ["en", "fr", "ko", "zh-Hans"] {
      let turns = heard.filter { $0.language == language && $0.seconds > 0.5 }
      guard !turns.isEmpty else { continue }
      let seconds = estimate.seconds(of: turns.map(\.text), in: language)
      let off = zip(seconds, turns).map { abs($0 - $1.seconds) / $1.seconds }.sorted()
      table.rows.append([
        language, String(turns.count), Self.tenths(seconds.reduce(0, +)),
        Self.tenths(turns.reduce(0) { $0 + $1.seconds }),
        "\(Int((off[off.count / 2] * 100).rounded())) %",
      ])
    }
    table.print()
  }

  private func printLong(_ heard: [HeardTurn]) {
    for turn in heard where turn.seconds > [HeardTurn].longest {
      print(
        "\(turn.location): \(Self.tenths(turn.seconds)) s: \(turn.spoken.joined(separator: " "))")
    }
  }

  private static func tenths(_ number: Double) -> String { String(format: "%.1f", number) }
}
