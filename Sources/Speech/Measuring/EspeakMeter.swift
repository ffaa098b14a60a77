// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization

/// Measures the speech of espeak-ng without a sound card.
///
/// One process for each language stays for all texts. It writes the samples of each text to its
/// standard output, followed by a silence that is longer than any in speech.
public final class EspeakMeter: SpeechMeter {
  private let processes = Mutex<[String: EspeakProcess]>([:])
  private let estimate = SyllableMeter()
  private let program: URL

  /// Returns nil if espeak-ng is not installed.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let program = Espeak.program(environment) else { return nil }
    self.program = program
  }

  public func seconds(of texts: [String], in language: String) -> [Double] {
    guard let voice = Espeak.voice(for: language), !Self.isUnread(language) else {
      return estimate.seconds(of: texts, in: language)
    }
    let measured = processes.withLock { processes -> [Double]? in
      do {
        if processes[voice] == nil { processes[voice] = try EspeakProcess(program, voice: voice) }
        return try processes[voice]?.seconds(of: texts)
      } catch {
        // The rest of its output would be mistaken for the next text.
        processes[voice] = nil
        return nil
      }
    }
    return measured ?? estimate.seconds(of: texts, in: language)
  }

  /// Whether espeak-ng can't read the language. It spells out Chinese characters in Japanese, so
  /// their time says nothing.
  private static func isUnread(_ language: String) -> Bool { language.hasPrefix("ja") }
}
