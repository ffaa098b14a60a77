// SPDX-License-Identifier: Apache-2.0

import Rendering
import Synchronization

/// Speaks the turns of a conversation with what can speak: speech-dispatcher, else espeak-ng.
public actor Narrator {
  /// Those that may still work, the best first.
  private var speakers: [any Speaker]
  private let pronunciations: Pronunciations
  private var voice: VoiceSettings
  private let interrupts: Bool
  /// How many times something was to be said.
  private let said = Mutex(0)

  /// - Parameters:
  ///   - pronunciations: how names sound that are written otherwise.
  ///   - interrupts: whether what is said ends what was being said, as it should where somebody types.
  public init(
    _ voice: VoiceSettings, pronunciations: Pronunciations, interrupts: Bool = false,
    environment: [String: String]
  ) {
    self.voice = voice
    self.interrupts = interrupts
    self.pronunciations = pronunciations
    let all: [(any Speaker)?] = [
      SpeechDispatcher(environment: environment), EspeakSpeaker(environment: environment),
    ]
    speakers = all.compactMap(\.self)
  }

  public func change(to voice: VoiceSettings) { self.voice = voice }

  /// Says paragraphs in the voice of their language, and doesn't wait for their end.
  ///
  /// - Throws: ``SpeechFailure`` when nothing can speak any more.
  public func say(_ paragraphs: [String], in language: String) async throws {
    said.withLock { $0 += 1 }
    let text = pronunciations.spoken(paragraphs.map(\.audible).joined(separator: "\n"))
    let runs = SpokenRun.runs(of: text, language: language)
    var failure = SpeechFailure.nothingSpeaks
    while let speaker = speakers.first {
      do {
        return try await speaker.say(runs, voice, interrupting: interrupts)
      } catch let problem as SpeechFailure {
        failure = problem
        speakers.removeFirst()
      }
    }
    throw failure
  }

  /// Falls silent at once.
  public func stop() async { await speakers.first?.stop(unless: { false }) }

  /// Falls silent soon, unless something else is to be said by then: whoever types wants to hear no more of what was
  /// said before.
  public nonisolated func interrupt() {
    let number = said.withLock { $0 }
    Task { await stop(saying: number) }
  }

  private func stop(saying number: Int) async {
    await speakers.first?.stop(unless: { said.withLock { $0 } != number })
  }
}

/// Why nothing is spoken.
public enum SpeechFailure: Error, Hashable, Sendable {
  /// Neither speech-dispatcher nor espeak-ng is there.
  case nothingSpeaks
  /// The program that speaks has refused, or has gone; with what it said, if anything.
  case refused(String)
}
