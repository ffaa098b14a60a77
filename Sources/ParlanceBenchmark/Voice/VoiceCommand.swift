// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import Rehearsal

/// `parlance-benchmark voice`: how well, and how fast, sentences are understood.
struct VoiceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voice",
    abstract: "Measure the understanding of Home Assistant's sentences.",
    discussion: """
      Each sentence of the repository's tests is said twice: in its test file's own house, and in one \
      house that holds the things of all of them.
      """)

  @Option(help: "A folder in the layout of Home Assistant's intents repository.")
  var folder = "../shared/data/ha-intents"

  @Option(name: .customLong("language"), help: "Only this language; may be given several times.")
  var languages: [String] = []

  @Flag(help: "List each sentence that is not right: - what was expected, + what came.")
  var failures = false

  func run() throws {
    let home = HomeAssistantFolder(URL(filePath: folder))
    guard home.isThere else {
      return print("Skipped: \(folder) is not there; name the repository with --folder.")
    }
    let languages = languages.isEmpty ? home.languages : languages
    var table = SentenceBenchmark.table
    for language in languages {
      let material = VoiceMaterial(home, language: language)
      material.printFindings()
      let benchmark = SentenceBenchmark(material)
      benchmark.addRows(to: &table, listingFailures: failures)
    }
    table.print()
  }
}
