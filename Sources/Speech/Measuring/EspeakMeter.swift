// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Measures the speech of espeak-ng without a sound card.
///
/// One process for each language stays for all texts. It writes the samples of each text to its
/// standard output, followed by a silence that is longer than any in speech.
public final class EspeakMeter: SpeechMeter {
  private var processes: [String: EspeakProcess] = [:]
  private let estimate = SyllableMeter()
  private let program: URL

  /// Returns nil if espeak-ng is not installed.
  public init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let program = Espeak.program(environment) else { return nil }
    self.program = program
  }

  public func seconds(of texts: [String], in language: String) -> [Double] {
    guard let voice = Espeak.voice(for: language), !Self.isUnread(language),
      let process = process(for: voice)
    else { return estimate.seconds(of: texts, in: language) }
    do {
      return try process.seconds(of: texts)
    } catch {
      // The rest of its output would be mistaken for the next text.
      processes[voice] = nil
      return estimate.seconds(of: texts, in: language)
    }
  }

  /// Whether espeak-ng can't read the language. It spells out Chinese characters in Japanese, so
  /// their time says nothing.
  private static func isUnread(_ language: String) -> Bool { language.hasPrefix("ja") }

  private func process(for voice: String) -> EspeakProcess? {
    if let known = processes[voice] { return known }
    let process = try? EspeakProcess(program, voice: voice)
    processes[voice] = process
    return process
  }
}
