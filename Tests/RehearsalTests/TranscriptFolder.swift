// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// A folder of transcripts, without those in its subfolders.
struct TranscriptFolder: Sendable, CustomTestStringConvertible {
  static let tests = Stage.package.appending(path: "Tests/RehearsalTests")

  static let soupChef = TranscriptFolder(
    Stage.vocabulary.appending(path: "SoupChef/en.lproj/Rehearsals"))
  static let post = TranscriptFolder(tests.appending(path: "Transcripts"))
  static let timedPost = TranscriptFolder(tests.appending(path: "Transcripts/Timed"))

  /// A folder for each language of each shipped app.
  static let shipped: [TranscriptFolder] = folders(in: Stage.vocabulary).flatMap { app in
    folders(in: app).filter { $0.pathExtension == "lproj" }
      .map { TranscriptFolder($0.appending(path: "Rehearsals")) }
  }

  private static func folders(in url: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { url.appending(path: $0) }
  }

  private let url: URL

  init(_ url: URL) { self.url = url }

  var testDescription: String { url.pathComponents.suffix(3).joined(separator: "/") }

  /// The names without `.transcript`, sorted; empty if the folder can't be read.
  var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: url.path)
    return (files ?? []).filter { $0.hasSuffix(".transcript") }
      .map { String($0.dropLast(".transcript".count)) }.sorted()
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: url.appending(path: "\(name).transcript"), encoding: .utf8)
  }

  func transcript(_ name: String) throws -> Transcript {
    try Transcript(parsing: text(of: name), file: "\(name).transcript")
  }
}

/// The conversations of shipped transcripts, each held once for all tests that ask for it.
actor PlayedTranscripts {
  typealias Played = (exchanges: [PlayedExchange], wording: Wording)

  static let shared = PlayedTranscripts()

  private var held: [String: Task<Played, any Error>] = [:]

  func played(_ name: String, of folder: TranscriptFolder) async throws -> Played {
    let key = "\(folder.testDescription)/\(name)"
    let task =
      held[key]
      ?? Task {
        let transcript = try folder.transcript(name)
        let stage = Stage(for: transcript)
        return (await TranscriptPlayer(on: stage).play(transcript), stage.installation.wording)
      }
    held[key] = task
    return try await task.value
  }
}
