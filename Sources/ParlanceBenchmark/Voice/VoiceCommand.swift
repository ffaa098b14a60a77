// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
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
      house that holds the things of all of them. In that one house sentences are also said \
      differently, negated, timed, and given to hassil, where Python has it.
      """)

  @Option(help: "A folder in the layout of Home Assistant's intents repository.")
  var folder = "../shared/data/ha-intents"

  @Option(name: .customLong("language"), help: "Only this language; may be given several times.")
  var languages: [String] = []

  @Option(name: .customLong("only"), help: "Only this part; may be given several times.")
  var parts: [VoicePart] = []

  @Option(help: "What the changes to sentences are drawn with.")
  var seed: UInt64 = 1

  @Option(help: "How many seconds hassil gets for each of its rows.")
  var peerSeconds = 120

  @Flag(help: "List each sentence that is not right: - what was expected, + what came.")
  var failures = false

  func run() throws {
    let home = HomeAssistantFolder(URL(filePath: folder))
    guard home.isThere else {
      return print("Skipped: \(folder) is not there; name the repository with --folder.")
    }
    let materials = home.languages.map { VoiceMaterial(home, language: $0) }
    let measured = materials.filter { languages.isEmpty || languages.contains($0.language) }
    for material in measured { material.printFindings() }
    let benchmark = VoiceBenchmark(
      materials: measured, others: others(materials), seed: seed, listsFailures: failures)
    for part in parts.isEmpty ? VoicePart.allCases : parts {
      switch part {
      case .sentences: benchmark.sentences().print()
      case .perturbations: benchmark.perturbations().print()
      case .negatives: benchmark.negatives().print()
      case .latency: benchmark.latency().print()
      case .peer: try benchmark.peer(seconds: peerSeconds).print()
      }
    }
  }

  /// The sentences that a grammar of another language must not accept: those of the repository, and
  /// everyday talk in all languages there are words for.
  private func others(_ materials: [VoiceMaterial]) -> [(language: String, sentences: [String])] {
    VoiceMaterial.languagesWithWords.map { language in
      let tested = materials.filter { $0.language == language }.flatMap(\.sentences)
      let talk = VoiceMaterial.words(language)?.content.offTopic ?? []
      return (language, tested.map(\.sentence.text) + talk)
    }
  }
}

/// The parts of `parlance-benchmark voice`, each measured separately.
enum VoicePart: String, CaseIterable, ExpressibleByArgument {
  case sentences, perturbations, negatives, latency, peer
}
