// SPDX-License-Identifier: Apache-2.0

import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing

/// Every transcript goes as it is written, each on a stage of its own.
struct RehearsalTests {
  /// The transcripts of all shipped apps, in all languages.
  @Test(arguments: TranscriptFolder.shipped)
  func shippedTranscriptsGoAsWritten(_ folder: TranscriptFolder) async throws {
    for name in folder.names {
      let (played, wording) = try await PlayedTranscripts.shared.played(name, of: folder)
      for mismatch in played.mismatches { Issue.record("\(folder.testDescription) \(mismatch)") }
      expectAccess(to: played, wording)
      // There are many transcripts, and other tests wait for their turn.
      await Task.yield()
    }
  }

  /// Users who hear a turn, or read it by touch, lose nothing.
  private func expectAccess(to played: [PlayedExchange], _ wording: Wording) {
    for finding in AccessibilityRules.findings(in: played, wording) { Issue.record("\(finding)") }
    for exchange in played {
      for turn in exchange.turns {
        for fault in Perception(turn: turn, wording: wording).faults {
          Issue.record("\(exchange.exchange.location): \(fault)")
        }
      }
    }
  }

  /// There are at least ten transcripts for each of eight apps in five languages, and some for the
  /// assistant itself.
  @Test func everyAppIsRehearsedInEveryLanguage() {
    #expect(TranscriptFolder.shipped.count == 45)
    for folder in TranscriptFolder.shipped {
      let isOwn = folder.testDescription.hasPrefix("VoiceShortcuts")
      #expect(folder.names.count >= (isOwn ? 6 : 10), "\(folder.testDescription)")
    }
  }

  @Test(arguments: TranscriptFolder.post.names)
  func pigeonPostTranscriptsGoAsWritten(_ name: String) async throws {
    let stage = PostStage()
    let player = TranscriptPlayer(on: stage)
    let mismatches = await player.play(try TranscriptFolder.post.transcript(name)).mismatches
    for mismatch in mismatches { Issue.record("\(mismatch)") }
  }

  @Test func theStagesLoadWithoutFindings() {
    #expect(Stage().findings == [])
    #expect(PostStage().findings == [])
  }

  @Test(arguments: TranscriptFolder.shipped + [.post, .timedPost])
  func everyTranscriptBeginsWithACommentAndSetsALocale(_ folder: TranscriptFolder) throws {
    for name in folder.names {
      #expect(try folder.text(of: name).hasPrefix("# "), "\(name)")
      let settings = try folder.transcript(name).settings
      #expect(settings.contains { if case .locale = $0 { true } else { false } }, "\(name)")
    }
  }

  /// The stages of these transcripts use American English and have no other setting.
  @Test(arguments: [TranscriptFolder.post, TranscriptFolder.timedPost])
  func pigeonPostTranscriptsUseAmericanEnglishOnly(_ folder: TranscriptFolder) throws {
    for name in folder.names {
      #expect(try folder.transcript(name).settings == [.locale("en-US")], "\(name)")
    }
  }
}
