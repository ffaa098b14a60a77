// SPDX-License-Identifier: Apache-2.0
import AppIntents

struct DeleteThreadsIntent: DeleteIntent {
  static var title: LocalizedStringResource = "Delete Threads"
  static var description: IntentDescription? = IntentDescription(
    "Deletes threads with all their messages.")
  static var authenticationPolicy = IntentAuthenticationPolicy.requiresLocalDeviceAuthentication
  static var isDiscoverable = true

  @Parameter(title: "Threads", requestValueDialog: "Which threads?")
  var entities: [ThreadEntity]

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let names = entities.map(\.topic).joined(separator: ", ")
    try await requestConfirmation(
      result: .result(dialog: "Delete \(names)? This can't be undone."),
      confirmationActionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: [],
        denyLabel: "Keep", denyAlternatives: [LocalizedStringResource("Leave It")])
    )
    MessageCenter.shared.remove(entities.map(\.id))
    return .result(dialog: IntentDialog(stringLiteral: "Deleted \(names)."))
  }
}

/// Leaving is only offered where there is a home screen.
struct LeaveThreadIntent: AppIntent {
  static var title: LocalizedStringResource = "Leave Thread"

  #if os(iOS)
    static var isDiscoverable: Bool = true
  #else
    static var isDiscoverable: Bool = false
  #endif

  @Parameter(title: "Thread")
  var thread: ThreadEntity?

  func perform() async throws -> some IntentResult {
    let candidates = try await ThreadQuery().allEntities()
    guard let thread = thread else {
      switch candidates.count {
      case 0:
        throw $thread.needsValueError()
      default:
        throw $thread.needsDisambiguationError(among: candidates)
      }
    }
    if thread.memberCount > 1 {
      try await requestConfirmation()
    }
    await MessageCenter.shared.remove([thread.id])
    return .result()
  }
}
