// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Terminal

/// One transcript, and the conversation it is played in.
struct RehearsedTranscript {
  /// The time it is in a transcript that says nothing about it.
  static let usualTime = "2026-01-15T09:00:00Z"

  private let file: String
  private let options: CommonOptions

  init(_ file: String, _ options: CommonOptions) {
    self.file = file
    self.options = options
  }

  func play() async throws -> RehearsalReport {
    let text: String
    do {
      text = try String(contentsOfFile: file, encoding: .utf8)
    } catch let error as CocoaError {
      let problem = "\(file): error: the file can't be read: \(error.reason)"
      return RehearsalReport(file: file, problems: [problem])
    }
    let transcript: Transcript
    do {
      transcript = try Transcript(parsing: text, file: file)
    } catch {
      return RehearsalReport(file: file, problems: error.findings.map(\.description))
    }
    let workspace = try await Workspace(
      settings(of: transcript), opensApps: true, userVocabulary: vocabulary(of: transcript))
    defer { workspace.close() }
    let player = TranscriptPlayer(
      session: workspace.session(), apps: workspace.installation.apps.map(\.description),
      comingBack: { workspace.session(at: $0) })
    let mismatches = await player.play(transcript)
    return RehearsalReport(file: file, problems: mismatches.map(\.description))
  }

  /// The options with what the transcript sets: its own locale and time, and data of its own.
  private func settings(of transcript: Transcript) -> CommonOptions {
    var options = options
    options.data = nil
    options.ephemeral = true
    options.now = options.now ?? FixedTime(argument: Self.usualTime)
    for setting in transcript.settings {
      switch setting {
      case .locale(let locale): options.locale = locale
      case .now(let time): options.now = FixedTime(time)
      // A style changes how turns are shown, and a transcript holds what they say.
      case .style, .vocabulary: break
      case .locked: options.locked = true
      case .signedOut(let app): options.signedOut.append(app.rawValue)
      case .unopened(let app): options.unopened.append(app.rawValue)
      }
    }
    return options
  }

  /// The user's own names that the transcript sets.
  private func vocabulary(of transcript: Transcript) -> [AppID: [String: [String]]] {
    transcript.settings.reduce(into: [:]) { vocabulary, setting in
      guard case .vocabulary(let app, let kind, let names) = setting else { return }
      vocabulary[app, default: [:]][kind, default: []] += names
    }
  }
}
