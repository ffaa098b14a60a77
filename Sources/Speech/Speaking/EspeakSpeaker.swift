// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Rendering

/// Speaks with espeak-ng, in a new process each time. Killing the process stops the speech.
public actor EspeakSpeaker: Speaker {
  private let program: URL
  private var process: Process?

  /// Returns nil if espeak-ng is not installed.
  public init?(environment: [String: String]) {
    guard let program = Espeak.program(environment) else { return nil }
    self.program = program
  }

  public func say(
    _ runs: [SpokenRun], _ voice: VoiceSettings, interrupting: Bool
  ) async throws {
    if interrupting { stop() } else { await finish() }
    guard let first = runs.first else { return }
    let process = Process()
    let input = Pipe()
    process.executableURL = program
    // The markup names the voices of the other runs.
    let name = voice.name ?? Espeak.voice(for: first.language) ?? "en-us"
    process.arguments = ["-m", "-v", name, "-s", String(voice.rate), "--stdin"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      try input.fileHandleForWriting.write(contentsOf: Data(Self.markup(runs).utf8))
      try input.fileHandleForWriting.close()
    } catch {
      throw SpeechFailure.refused(error.localizedDescription)
    }
    self.process = process
  }

  public func stop(unless isTooLate: @Sendable () -> Bool) {
    if !isTooLate() { stop() }
  }

  private func stop() {
    if let process, process.isRunning { process.terminate() }
    process = nil
  }

  /// Waits until everything is said.
  private func finish() async {
    while let process, process.isRunning {
      // The actor can handle a stop while this sleeps.
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  /// The runs as SSML. The first run has no markup, because the process starts with its voice.
  static func markup(_ runs: [SpokenRun]) -> String {
    let pieces = runs.map { run in
      let text = Espeak.escaped(run.text)
      guard run.language != runs.first?.language, let voice = Espeak.voice(for: run.language)
      else { return text }
      return "<voice xml:lang=\"\(voice)\">\(text)</voice>"
    }
    return "<speak>" + pieces.joined() + "</speak>"
  }
}
