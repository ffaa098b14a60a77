// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import IntentModel
import ParlanceTesting
import Rehearsal
import Testing
import Voice

/// Together the transcripts reach everything there is to reach.
struct CoverageTests {
  @Test func soupChefAndPigeonPostHaveManyTranscripts() {
    let folders = [TranscriptFolder.soupChef, .post, .timedPost]
    #expect(TranscriptFolder.soupChef.names.count >= 35)
    #expect(folders.reduce(0) { $0 + $1.names.count } >= 40)
  }

  /// Soup Chef has too few soups to ask for more details, and no other app does the same.
  @Test func soupChefTranscriptsReachFivePromptKindsAndEveryRequest() async throws {
    var reach = Reach()
    for name in TranscriptFolder.soupChef.names {
      let played = try await PlayedTranscripts.shared.played(name, of: .soupChef)
      reach.note(played.exchanges)
    }
    let prompts: Set<PromptKind> = [
      .needsValue, .disambiguation, .confirmationRequired, .unsupported, .confirmIntent,
    ]
    #expect(prompts.subtracting(reach.prompts) == [])
    #expect(Reach.requests.subtracting(reach.saidWhenAsked) == [])
    #expect(Reach.universal.subtracting(reach.saidWhenIdle) == [])
    #expect(reach.results == [.success, .cancelled, .notUnderstood, .continueInApp])
  }

  @Test func pigeonPostTranscriptsReachMoreDetailsAppChoiceAndFailure() async throws {
    var reach = Reach()
    for name in TranscriptFolder.post.names {
      let transcript = try TranscriptFolder.post.transcript(name)
      reach.note(await TranscriptPlayer(on: PostStage()).play(transcript))
    }
    #expect(reach.prompts.isSuperset(of: [.needsMoreDetails, .chooseApp]))
    #expect(reach.results.isSuperset(of: [.failure, .continueInApp]))
  }
}
