// SPDX-License-Identifier: Apache-2.0
import AppIntents

/// Answers with one of a few lines, which depend on the thread.
struct QuickReplyIntent: AppIntent {
  static var title: LocalizedStringResource = "Quick Reply"

  @Parameter(title: "Thread")
  var thread: ThreadEntity

  @Parameter(title: "To")
  var person: PersonEntity?

  @Parameter(title: "Reply", description: "What you answer.", optionsProvider: ReplyOptions())
  var reply: String

  static var parameterSummary: some ParameterSummary {
    Summary("Reply \(\.$reply) in \(\.$thread)") { \.$person }
  }

  init() {}

  init(thread: ThreadEntity, reply: String) {
    self.thread = thread
    self.reply = reply
  }

  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    let name = person.map { $0.name + ": " } ?? ""
    await MessageCenter.shared.send(name + reply, to: thread.id)
    return .result(opensIntent: OpenThreadIntent(thread), dialog: "Replied “\(reply)”.")
  }

  struct ReplyOptions: DynamicOptionsProvider {
    @IntentParameterDependency<QuickReplyIntent>(\.$thread)
    var quickReply

    func results() async throws -> ItemCollection<String> {
      let usual = ["Yes", "No", "Later"]
      guard let thread = quickReply?.thread, let lastLine = thread.lastLine else {
        return ItemCollection(sections: [ItemSection("Replies", items: usual)])
      }
      return ItemCollection(
        promptLabel: "Reply to “\(lastLine)”",
        sections: [
          ItemSection("For \(thread.topic)", items: ["On my way", "Count me in"]),
          ItemSection("Replies", items: usual),
        ]
      )
    }
  }
}

/// Sends a line after a look at it: the snippet is built in the question itself.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
struct QuickReviewIntent: AppIntent {
  static var title: LocalizedStringResource = "Quick Review"

  @Parameter(title: "Thread") var thread: ThreadEntity
  @Parameter(title: "Draft") var draft: String

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await requestConfirmation(actionName: .send, dialog: "Send this to \(thread.topic)?") {
      DraftView(topic: thread.topic, draft: draft)
    }
    MessageCenter.shared.send(draft, to: thread.id)
    return .result(dialog: "Sent.") {
      DraftView(topic: thread.topic, draft: draft)
    }
  }
}
