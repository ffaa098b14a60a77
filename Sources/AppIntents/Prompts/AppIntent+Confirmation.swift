// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Asks whether to continue. It throws `CancellationError` if the answer isn't yes.
  public func requestConfirmation() async throws { try await confirm(ResultParts()) }

  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil
  ) async throws {
    try await confirm(ResultParts(dialog: dialog), conditions)
  }

  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(ResultParts(dialog: dialog, view: content()), conditions)
  }

  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    let card = try await snippetIntent.performed()
    var parts = (card as? any PartedResult)?.resultParts ?? ResultParts()
    parts.dialog = dialog ?? parts.dialog
    try await confirm(parts, conditions)
  }

  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await confirm((result as? any PartedResult)?.resultParts ?? ResultParts())
  }

  private func confirm(
    _ parts: ResultParts, _ conditions: ConfirmationConditions = []
  ) async throws {
    // A condition needs no question: a request that was heard with a slip was confirmed before it
    // came here.
    guard conditions.isEmpty else { return }
    let wording = RunningApp.wording
    let inquiry = Inquiry(
      .confirmIntent, question: parts.dialog?.words, snippet: parts.view?.snippet(in: wording))
    guard try await RunningApp.ask(inquiry) == .agreed else { throw CancellationError() }
  }
}
