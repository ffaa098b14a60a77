// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Rehearsal
import Testing

/// Every transcript goes as it is written, each on a stage of its own.
struct RehearsalTests {
  @Test(arguments: TranscriptFolder.soupChef.names)
  func soupChef(_ name: String) async throws {
    let stage = Stage()
    let player = TranscriptPlayer(session: stage.session(), apps: stage.apps)
    let mismatches = await player.play(try TranscriptFolder.soupChef.transcript(name))
    for mismatch in mismatches { Issue.record("\(mismatch)") }
  }

  @Test(arguments: TranscriptFolder.post.names)
  func post(_ name: String) async throws {
    let stage = PostStage()
    let player = TranscriptPlayer(session: stage.session(), apps: stage.apps)
    let mismatches = await player.play(try TranscriptFolder.post.transcript(name))
    for mismatch in mismatches { Issue.record("\(mismatch)") }
  }

  @Test func theStagesAreSound() {
    #expect(Stage().findings == [])
    #expect(PostStage().findings == [])
  }

  /// The stages speak American English and know no other setting.
  @Test(arguments: [
    TranscriptFolder.soupChef, TranscriptFolder.post, TranscriptFolder.timedPost,
  ])
  func everyTranscriptSaysWhatItIsAbout(_ folder: TranscriptFolder) throws {
    for name in folder.names {
      #expect(try folder.text(of: name).hasPrefix("# "), "\(name)")
      #expect(try folder.transcript(name).settings == [.locale("en-US")], "\(name)")
    }
  }
}
