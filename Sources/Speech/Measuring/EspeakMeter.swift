// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Measures what espeak-ng says, without a sound card.
///
/// One process a language stays for all texts: each text comes back as samples on its standard output, with a silence
/// behind it that no speech has.
public final class EspeakMeter: SpeechMeter {
  private var processes: [String: EspeakProcess] = [:]
  private let estimate = SyllableMeter()
  private let program: URL

  /// Nil where espeak-ng is not installed.
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
      // What it was about to say would be taken for what comes next.
      processes[voice] = nil
      return estimate.seconds(of: texts, in: language)
    }
  }

  /// Chinese characters in Japanese are spelt out as such: what that takes is no measure.
  private static func isUnread(_ language: String) -> Bool { language.hasPrefix("ja") }

  private func process(for voice: String) -> EspeakProcess? {
    if let known = processes[voice] { return known }
    let process = try? EspeakProcess(program, voice: voice)
    processes[voice] = process
    return process
  }
}

/// Tells how long it takes to say texts.
public protocol SpeechMeter: AnyObject {
  /// Seconds of each text, at 175 words a minute.
  ///
  /// - Parameter language: a tag such as `ko` or `zh-Hans`.
  func seconds(of texts: [String], in language: String) -> [Double]
}
