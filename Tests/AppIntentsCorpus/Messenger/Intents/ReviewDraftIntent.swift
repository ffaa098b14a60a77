// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The message that is about to be sent.
struct DraftView: View {
  var topic: String
  var draft: String

  var body: some View {
    VStack {
      HStack {
        Image(systemName: "bubble.left")
        Text(topic).bold()
      }
      Divider()
      Text(draft).font(.headline).accessibilityLabel("Draft")
    }
    .padding()
  }
}

struct ReviewDraftIntent: AppIntent {
  static let title: LocalizedStringResource = "Review and Send Draft"
  static let openAppWhenRun = false

  @Parameter(title: "Thread")
  var thread: ThreadEntity

  @Parameter(title: "Draft", inputOptions: .init(capitalizationType: .sentences, multiline: true))
  var draft: String

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let preview = DraftView(topic: thread.topic, draft: draft)
    try await requestConfirmation(
      result: .result(dialog: "Ready to send?", view: preview),
      confirmationActionName: .send,
      showPrompt: false
    )
    MessageCenter.shared.send(draft, to: thread.id)
    return .result(dialog: "Off it goes.", view: preview)
  }
}
