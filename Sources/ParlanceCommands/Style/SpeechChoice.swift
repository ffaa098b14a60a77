// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Speech
import Terminal
import Voice

/// Whether and how answers are spoken: the options first, then what was saved.
struct SpeechChoice {
  private static let speaking = "speech"
  private static let rate = "speech.rate"
  private static let voice = "speech.voice"

  private let workspace: Workspace

  init(_ workspace: Workspace) { self.workspace = workspace }

  /// The narrator that speaks answers; nil if nothing is to be spoken.
  func narrator(isWanted: Bool) -> Narrator? {
    isWanted || setting(Self.speaking) == "on" ? narrator() : nil
  }

  func narrator() -> Narrator {
    Narrator(
      voice, pronunciations: workspace.installation.pronunciations,
      interrupts: Console.standard.inputIsTerminal,
      environment: ProcessInfo.processInfo.environment)
  }

  var voice: VoiceSettings {
    VoiceSettings(
      rate: setting(Self.rate).flatMap { Int($0) } ?? Espeak.usualRate, name: setting(Self.voice))
  }

  func save(isOn: Bool) throws { try save(Self.speaking, isOn ? "on" : "off") }
  func save(rate: Int) throws { try save(Self.rate, String(rate)) }
  func save(voice: String?) throws { try save(Self.voice, voice) }

  /// A setting that can't be read counts as never saved.
  private func setting(_ name: String) -> String? { try? workspace.records.setting(name) }

  private func save(_ name: String, _ value: String?) throws {
    try workspace.recording { try $0.setSetting(name, to: value) }
  }
}

extension Installation {
  /// The pronunciations of all apps' names, from the hints of their vocabularies.
  fileprivate var pronunciations: Pronunciations {
    let values = apps.flatMap { $0.grammar.lists.values.flatMap { $0.content.listValues ?? [] } }
    let names = values.compactMap { value in
      value.item.flatMap { item in value.pronunciations.first.map { (item.display, $0) } }
    }
    return Pronunciations(names.map { (name: $0.0, sound: $0.1) })
  }
}
