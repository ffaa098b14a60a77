// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import Speech
import Terminal

/// `--speak`: answers are also spoken.
extension Chat {
  /// `/speak` turns speech on or off, from now on and in later conversations.
  mutating func changeSpeaking(_ argument: String) async throws {
    let wanted = ["on": true, "off": false, "": narrator == nil][argument]
    guard let wanted else { return try await say("chat.speak.usage") }
    if !wanted { await narrator?.stop() }
    narrator = wanted ? SpeechChoice(workspace).narrator() : nil
    try SpeechChoice(workspace).save(isOn: wanted)
    try await say(wanted ? "chat.speak.on" : "chat.speak.off")
  }

  /// `/rate 220` sets the speed of speech in words a minute.
  mutating func changeRate(_ argument: String) async throws {
    guard let rate = Int(argument), VoiceSettings.rates.contains(rate) else {
      let (least, most) = (VoiceSettings.rates.lowerBound, VoiceSettings.rates.upperBound)
      return try await say("chat.rate.usage", ["least": String(least), "most": String(most)])
    }
    try SpeechChoice(workspace).save(rate: rate)
    await narrator?.change(to: SpeechChoice(workspace).voice)
    try await say("chat.rate", ["rate": String(rate)])
  }

  /// `/voice NAME` chooses a voice; `/voice -` chooses the language's default voice.
  mutating func changeVoice(_ argument: String) async throws {
    guard !argument.isEmpty else { return try await say("chat.voice.usage") }
    try SpeechChoice(workspace).save(voice: argument == "-" ? nil : argument)
    await narrator?.change(to: SpeechChoice(workspace).voice)
    try await say(argument == "-" ? "chat.voice.usual" : "chat.voice", ["voice": argument])
  }

  /// Speaks paragraphs if speech is on. An error is reported once, and the conversation goes on.
  mutating func speak(_ paragraphs: [String]) async throws {
    guard let narrator, !paragraphs.isEmpty else { return }
    do {
      try await narrator.say(paragraphs, in: workspace.wording.language)
    } catch let failure as SpeechFailure {
      self.narrator = nil
      switch failure {
      case .nothingSpeaks: try await say("chat.speak.nothing")
      case .refused(let reason): try await say("chat.speak.refused", ["reason": reason])
      }
    }
  }
}
