// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The chat under real screen readers: they speak the written text, turn by turn, each turn once,
/// in order, with nothing in between. The usual run hears a third of the conversations and all that
/// are in another language than English.
///
/// With `RECORD_HEARD` set to a reader's name, or to `yasr:editing.heard`, the speech is written
/// into the files, and the test fails.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct HeardTests {
  @Test(.needs(.yasr), arguments: HeardConversation.compared(with: .yasr, oneIn: 3))
  func yasrSpeaksEachConversationAsWritten(_ conversation: HeardConversation) async throws {
    try await hear(conversation, with: .yasr)
  }

  @Test(.needs(.fenrir), arguments: HeardConversation.compared(with: .fenrir, oneIn: 3))
  func fenrirSpeaksEachConversationAsWritten(_ conversation: HeardConversation) async throws {
    try await hear(conversation, with: .fenrir)
  }

  /// Each conversation is compared with the speech of at least one reader; most with both.
  @Test func atLeast25ConversationsHaveRecordedSpeech() {
    #expect(HeardConversation.all.count >= 25)
    for conversation in HeardConversation.all {
      #expect(conversation.steps.allSatisfy { $0.spoken[.yasr] != nil }, "\(conversation.name)")
    }
    let both = HeardConversation.all.count { $0.steps.contains { $0.spoken[.fenrir] != nil } }
    #expect(both >= 20)
  }

  private func hear(_ conversation: HeardConversation, with reader: ScreenReader) async throws {
    let listener = try await Listener(conversation, reader)
    defer { listener.close() }
    if conversation.isRecorded(with: reader) {
      try conversation.write(try await listener.record(), by: reader)
      Issue.record("recorded; run it again to compare")
    } else if let difference = try await listener.compare() {
      Issue.record("\(difference)")
    }
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static func needs(_ reader: ScreenReader) -> Self {
    .enabled(if: reader.isInstalled, "\(reader.rawValue) is not installed")
  }
}
