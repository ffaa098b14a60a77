// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

final class MuteThreadIntent: AppIntent, @unchecked Sendable {
  enum Span: String, CaseIterable, AppEnum {
    case hour, day, forever

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Span")
    static var caseDisplayRepresentations: [Span: DisplayRepresentation] {
      [.hour: "an hour", .day: "a day", .forever: "good"]
    }

    var end: Date {
      switch self {
      case .hour: return Date().addingTimeInterval(3600)
      case .day: return Date().addingTimeInterval(24 * 3600)
      case .forever: return .distantFuture
      }
    }
  }

  static var title: LocalizedStringResource = "Mute Thread"
  static var description = IntentDescription("Keeps a thread quiet for a while.")

  @Parameter(title: "Thread")
  var thread: ThreadEntity?

  @Parameter(title: "For", default: .hour)
  var span: Span

  init() {}

  convenience init(thread: ThreadEntity? = nil, span: Span) {
    self.init()
    self.thread = thread
    self.span = span
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Mute \(\.$thread) for \(\.$span)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let thread = thread else {
      let all = MessageCenter.shared.conversations.map(ThreadEntity.init)
      throw $thread.needsDisambiguationError(among: all, dialog: "Which thread should be quiet?")
    }
    if span == .forever {
      try await confirm("Mute \(thread.topic) for good?", as: .turnOff)
    }
    MessageCenter.shared.update(thread.id) { $0.mutedUntil = span.end }
    return .result(dialog: span == .forever ? "Muted for good." : "Muted \(thread.topic).")
  }
}

extension AppIntent {
  fileprivate func confirm(
    _ dialog: IntentDialog, as name: ConfirmationActionName
  ) async throws {
    try await requestConfirmation(result: .result(dialog: dialog), confirmationActionName: name)
  }
}

/// Everything quiet, with nothing to ask.
struct SetQuietIntent: AppIntent {
  static var title: LocalizedStringResource = "Set Quiet"
  static var isDiscoverable: Bool { false }
  static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(title: "Quiet", default: true)
  var isQuiet: Bool

  func perform() throws -> some IntentResult & ReturnsValue<Bool> {
    UserDefaults.standard.set(isQuiet, forKey: "quiet")
    return .result(value: isQuiet)
  }
}
