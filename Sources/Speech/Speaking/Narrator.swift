// SPDX-License-Identifier: Apache-2.0

import Rendering
import Synchronization

/// Speaks the turns of a conversation with speech-dispatcher, or else with espeak-ng.
public actor Narrator {
  /// The speakers that have not failed, the best first.
  private var speakers: [any Speaker]
  private let pronunciations: Pronunciations
  private var voice: VoiceSettings
  private let interrupts: Bool
  /// The number of calls to ``say(_:in:)``.
  private let said = Mutex(0)

  /// - Parameters:
  ///   - voice: how it is spoken.
  ///   - pronunciations: the sounds of names that are not spelt as they sound.
  ///   - interrupts: whether new speech ends the speech before it, as it should if the user types.
  ///   - environment: the variables that tell where a speech program is.
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

  /// Says paragraphs in the voice of their language. Returns without waiting for their end.
  ///
  /// - Throws: ``SpeechFailure`` if no speaker is left.
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

  /// Stops speaking at once.
  public func stop() async { await speakers.first?.stop(unless: { false }) }

  /// Stops speaking soon, unless something new is said until then.
  ///
  /// A user who types doesn't want to hear the rest of the old speech.
  public nonisolated func interrupt() {
    let number = said.withLock { $0 }
    Task { await stop(saying: number) }
  }

  private func stop(saying number: Int) async {
    await speakers.first?.stop(unless: { said.withLock { $0 } != number })
  }
}

/// The reason why nothing is spoken.
public enum SpeechFailure: Error, Hashable, Sendable {
  /// Neither speech-dispatcher nor espeak-ng is available.
  case nothingSpeaks
  /// The speech program has refused or has ended. Holds its message, which may be empty.
  case refused(String)
}
