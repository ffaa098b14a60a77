// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark stream`: many utterances through `parlance interpret`, as fast as it takes
/// them.
struct StreamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream",
    abstract: "Stream utterances through interpret; print the rate and the memory it takes.",
    discussion: """
      The memory is looked at when a tenth, a half and all of the utterances have been answered: it should \
      stay the same.
      """)

  @Option(help: "How many utterances.")
  var count = 10_000_000

  @Option(name: .customLong("format"), help: "Only this format; may be given several times.")
  var formats: [String] = []

  func run() throws {
    _ = try Places.requiredVocabulary()
    var table = Table(
      title: "\(count) utterances through interpret",
      columns: ["", "answered", "seconds", "a second", "peak MiB"])
    for format in formats.isEmpty ? ["text", "json"] : formats {
      let stream = try StreamedProcess(
        ["interpret", "--ephemeral", "--locale", "en-US", "--format", format], count: count)
      for mark in try stream.run() {
        table.rows.append([
          format, String(mark.answered), String(format: "%.1f", mark.seconds),
          String(Int(Double(mark.answered) / mark.seconds)), String(format: "%.1f", mark.peak),
        ])
      }
    }
    table.print()
  }
}
