// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Asks the user for one of a few options, and returns it.
  public func requestChoice(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choice(options, dialog, nil)
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil, view: Content
  ) async throws -> IntentChoiceOption {
    try await choice(options, dialog, view)
  }

  public func requestChoice<Content: View>(
    between options: [IntentChoiceOption], dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choice(options, dialog, content())
  }

  private func choice(
    _ options: [IntentChoiceOption], _ dialog: IntentDialog?, _ view: (any View)?
  ) async throws -> IntentChoiceOption {
    let wording = RunningApp.wording
    // The user chooses nothing by saying so, which needs no place among the options.
    let shown = options.filter { $0.style != .cancel }
    let values = shown.map { IntentModel.Value.text($0.title.text(in: wording)) }
    let inquiry = Inquiry(
      .disambiguation, question: dialog?.words, options: values,
      snippet: view?.snippet(in: wording))
    switch try await RunningApp.ask(inquiry) {
    case .chosen(let place) where shown.indices.contains(place): return shown[place]
    case .declined:
      // An app's own option to choose nothing is returned. The system's gives up the intent.
      if let own = options.first(where: { $0.style == .cancel && $0 != .cancel }) { return own }
      throw CancellationError()
    default: throw CancellationError()
    }
  }
}
