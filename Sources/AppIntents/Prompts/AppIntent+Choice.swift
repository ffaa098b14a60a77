// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// Asks for one of a few things, and goes on with it.
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
    // To choose nothing is to say so: it needs no place among the others.
    let shown = options.filter { $0.style != .cancel }
    let values = shown.map { IntentModel.Value.text($0.title.text(in: wording)) }
    let inquiry = Inquiry(
      .disambiguation, question: dialog?.words, options: values,
      snippet: view?.snippet(in: wording))
    switch try await RunningApp.ask(inquiry) {
    case .chosen(let place) where shown.indices.contains(place): return shown[place]
    case .declined:
      // The app's own way to choose nothing; the system's gives the intent up.
      if let own = options.first(where: { $0.style == .cancel && $0 != .cancel }) { return own }
      throw CancellationError()
    default: throw CancellationError()
    }
  }
}
