// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import SoupChef
import Voice

/// Times the stages between a process's start and its first answer. The first run is the one that
/// counts for a start; the later ones show which costs are paid only once.
struct StartBenchmark {
  private static let runs = 20
  let vocabulary: URL

  func table() -> Table {
    var table = Table(title: "Stages of a start", columns: ["", "first", "p50 of \(Self.runs)"])
    add("read the assistant's words", to: &table) { loadSystem() }
    add("read Soup Chef's files", to: &table) { loadApp() }
    let (system, app) = (loadSystem(), loadApp())
    let habits = LanguageHabits(system.grammar)
    add("compile the assistant's requests", to: &table) {
      Understander([UnderstandingSource(grammar: system.grammar)], habits: habits)
    }
    let description = AppDescription(
      id: app.id, names: app.names, intents: app.intents)
    let source = UnderstandingSource(description: description, grammar: app.grammar)
    add("compile Soup Chef's requests", to: &table) { Understander([source], habits: habits) }
    let understander = Understander([source], habits: habits)
    add("understand one utterance", to: &table) {
      understander.interpretations(of: Utterance("order two clam chowders in Soup Chef"))
    }
    return table
  }

  private func loadSystem() -> LocalizedSystem {
    SystemFolder(vocabulary.appending(path: "System")).load(locale: "en-US")
  }

  private func loadApp() -> LocalizedApp {
    AppFolder(vocabulary.appending(path: "SoupChef")).load(locale: "en-US")
  }

  private func add(_ name: String, to table: inout Table, _ work: () -> some Any) {
    let times = (0..<Self.runs).map { _ in ContinuousClock().measure { _ = work() } }
    table.rows.append([name, times[0].text, times.sorted()[Self.runs / 2].text])
  }
}
