// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Terminal

/// One transcript, and the conversation it is played in.
struct RehearsedTranscript {
  /// The time in a transcript that doesn't set one.
  static let usualTime = "2026-01-15T09:00:00Z"

  private let file: String
  private let options: CommonOptions
  private let installations: SharedInstallations?
  private let tracesCoverage: Bool
  private let ears: Ears

  /// - Parameters:
  ///   - installations: The installations that several transcripts share.
  ///   - tracesCoverage: Whether covered items are recorded.
  init(
    _ file: String, _ options: CommonOptions, _ installations: SharedInstallations? = nil,
    tracesCoverage: Bool = false, ears: Ears = .none
  ) {
    self.file = file
    self.options = options
    self.installations = installations
    self.tracesCoverage = tracesCoverage
    self.ears = ears
  }

  /// - Parameter updating: Whether the answers are written into the file.
  func play(updating: Bool = false) async throws -> RehearsalResult {
    do {
      let (text, transcript) = try read()
      let conversation = try await conversation(by: transcript)
      let mismatches = conversation.played.mismatches
      if updating, !mismatches.isEmpty {
        try write(TranscriptRewriter(text).text(with: mismatches))
      }
      var result = RehearsalResult(file, conversation.played)
      result.reached = conversation.reached
      result.hearing = conversation.hearing
      result.trials += conversation.breaches
      return result
    } catch let trouble as Trouble {
      return RehearsalResult(.transcript(file: file), faults: trouble.faults)
    }
  }

  /// Plays a newly recorded transcript, and replaces the parts that vary, numbers and times, by
  /// placeholders.
  ///
  /// - Returns: The number of lines whose answers still differ.
  func settle() async throws -> Int {
    let (text, transcript) = try read()
    let mismatches = try await conversation(by: transcript).played.mismatches
    let varying = mismatches.filter { $0.leftOpen != nil }
    if !varying.isEmpty { try write(TranscriptRewriter(text).text(leavingOpen: varying)) }
    return mismatches.count - varying.count
  }

  /// The reasons why a transcript can't be played, in lines for its author.
  struct Trouble: Error {
    var faults: [String]
  }

  private func read() throws -> (text: String, transcript: Transcript) {
    do {
      guard let data = try BoundedFile.contents(of: file, atMost: SourceText.maximumSize) else {
        throw SourceText.tooLarge(file)
      }
      guard let text = String(data: data, encoding: .utf8) else {
        throw CocoaError(.fileReadInapplicableStringEncoding)
      }
      return (text, try Transcript(parsing: text, file: file))
    } catch let error as FindingsError {
      throw Trouble(faults: error.findings.map(\.description))
    } catch let error as CocoaError {
      throw Trouble(faults: ["\(file): error: the file can't be read: \(error.reason)".onOneLine])
    }
  }

  private func write(_ text: String) throws {
    do {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } catch let error as CocoaError {
      let fault = "\(file): error: the file can't be written: \(error.reason)"
      throw Trouble(faults: [fault.onOneLine])
    }
  }

  /// The results of a conversation.
  private struct Conversation {
    var played: [PlayedExchange]
    var hearing: [HeardTurn]
    var breaches: [RehearsalResult.Trial]
    var reached: [Coverage.Subject: Set<CoverageItem>] = [:]
  }

  private func conversation(by transcript: Transcript) async throws -> Conversation {
    let workspace = try await Workspace(
      settings(of: transcript), opensApps: true, readsTemplates: tracesCoverage,
      keepsIndexes: !options.ephemeral,
      userVocabulary: vocabulary(of: transcript), installations: installations)
    defer { workspace.close() }
    let player = TranscriptPlayer(
      session: workspace.session(), apps: workspace.installation.apps.map(\.description),
      comingBack: { workspace.session(at: $0) })
    let played = await player.play(transcript)
    var conversation = Conversation(
      played: played, hearing: ears.hearing(of: played, transcript, workspace.wording),
      breaches: ears.breaches(in: played, workspace.wording))
    guard tracesCoverage else { return conversation }
    let tracer = CoverageTracer(workspace.installation, now: workspace.now())
    conversation.reached = tracer.reached(by: played)
    return conversation
  }

  /// The options changed by the transcript: its own locale and time, and a fresh data folder.
  private func settings(of transcript: Transcript) -> CommonOptions {
    var options = options
    options.data = nil
    options.ephemeral = true
    options.now = options.now ?? FixedTime(argument: Self.usualTime)
    for setting in transcript.settings {
      switch setting {
      case .locale(let locale): options.locale = locale
      case .now(let time): options.now = FixedTime(time)
      // A style changes how turns are shown, but a transcript only holds what they say.
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
