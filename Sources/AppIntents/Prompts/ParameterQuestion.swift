// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Asks the user for the value of a parameter, until there is one that fits.
struct ParameterQuestion<Value: _IntentValue> {
  let parameter: IntentParameter<Value>

  private var id: ParameterID { ParameterID(parameter.name) }

  /// Asks for a value, and sets it.
  func value(_ dialog: IntentDialog?) async throws -> Value {
    let resolver = ParameterResolver(parameter, RunningApp.wording)
    let inquiry = Inquiry(
      .needsValue, parameter: id, question: dialog?.words, options: try await resolver.options())
    return try await settle(inquiry)
  }

  /// Asks which of several is meant, and sets it.
  func choice(among values: [IntentModel.Value], _ dialog: IntentDialog?) async throws -> Value {
    let kind: PromptKind =
      values.count > Prompt.maximumOptions ? .needsMoreDetails : .disambiguation
    return try await settle(
      Inquiry(kind, parameter: id, question: dialog?.words, options: values))
  }

  /// Asks whether a value is right. If the user says another value instead, that value is set, and
  /// the answer is false.
  func confirmation(
    of value: IntentModel.Value?, _ dialog: IntentDialog?, _ view: (any View)? = nil
  ) async throws -> Bool {
    let inquiry = Inquiry(
      .confirmationRequired, parameter: id, question: dialog?.words,
      value: value, snippet: view?.snippet(in: RunningApp.wording))
    switch try await RunningApp.ask(inquiry) {
    case .agreed: return true
    case .declined, .chosen: return false
    case .given(let request):
      let given = request.values(of: id)
      return try await take(given) != nil && given.count == 1 && given.first == value
    }
  }

  /// Asks until the answer is a value that fits.
  private func settle(_ first: Inquiry) async throws -> Value {
    var inquiry = first
    while true {
      guard case .given(let request) = try await RunningApp.ask(inquiry) else {
        throw CancellationError()
      }
      let values = request.values(of: id)
      let resolver = ParameterResolver(parameter, RunningApp.wording)
      let resolutions = try await resolver.resolutions(of: values)
      if let further = try await question(after: resolutions, resolver) {
        inquiry = further
      } else if let value = try await take(resolutions.compactMap(\.value)) {
        return value
      }
    }
  }

  /// The next question; nil if nothing is left to ask.
  private func question(
    after resolutions: [Resolution], _ resolver: ParameterResolver
  ) async throws -> Inquiry? {
    for resolution in resolutions {
      switch resolution {
      case .success, .notRequired: continue
      case .disambiguation(let options):
        return Inquiry(.disambiguation, parameter: id, options: options)
      case .unsupported(let reason):
        return Inquiry(
          .unsupported, parameter: id, options: try await resolver.options(), reason: reason)
      case .needsMoreDetails: return Inquiry(.needsMoreDetails, parameter: id)
      case .needsValue, .confirmationRequired:
        return Inquiry(.needsValue, parameter: id, options: try await resolver.options())
      }
    }
    return nil
  }

  private func take(_ values: [IntentModel.Value]) async throws -> Value? {
    guard try await parameter.set(values) else { return nil }
    return parameter.value
  }
}

extension Resolution {
  fileprivate var value: IntentModel.Value? {
    if case .success(let value) = self { value } else { nil }
  }
}

extension IntentDialog {
  /// The words to ask with.
  var words: String { full.text(in: RunningApp.wording) }
}

extension RunningApp {
  /// Asks the user. Outside of a request nobody can answer, and it throws `CancellationError`.
  static func ask(_ inquiry: Inquiry) async throws -> InquiryAnswer {
    guard let request = current?.request else { throw CancellationError() }
    return try await request.ask(inquiry)
  }
}
