// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A question that an app asks while it acts:
/// `{"kind":"disambiguation","parameter":"tea","options":[V,V],"question":"Which?"}`.
struct ProgramInquiry: Decodable, Sendable {
  private let kind: PromptKind
  private let parameter: String?
  private let question: ProgramText?
  private let options: [ProgramOption]?
  private let value: ProgramValue?
  private let reason: ProgramText?
  private let card: ProgramCard?

  /// The questions that an app may ask. An app may not ask for the device to be unlocked, for its
  /// user or for the app that is meant.
  private static let kinds: Set<PromptKind> = [
    .needsValue, .disambiguation, .confirmationRequired, .needsMoreDetails, .unsupported,
    .confirmIntent,
  ]

  private enum CodingKeys: String, CodingKey {
    case kind
    case parameter
    case question
    case options
    case value
    case reason
    case card
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let name = try container.decode(String.self, forKey: .kind)
    guard let kind = PromptKind(rawValue: name), Self.kinds.contains(kind) else {
      throw DecodingError.dataCorruptedError(
        forKey: .kind, in: container, debugDescription: "no app may ask that")
    }
    self.kind = kind
    parameter = try container.decodeIfPresent(String.self, forKey: .parameter)
    question = try container.decodeIfPresent(ProgramText.self, forKey: .question)
    options = try container.decodeIfPresent([ProgramOption].self, forKey: .options)
    value = try container.decodeIfPresent(ProgramValue.self, forKey: .value)
    reason = try container.decodeIfPresent(ProgramText.self, forKey: .reason)
    card = try container.decodeIfPresent(ProgramCard.self, forKey: .card)
  }

  func inquiry(in wording: Wording) -> Inquiry {
    Inquiry(
      kind, parameter: parameter.map { ParameterID($0) }, question: question?.text(in: wording),
      options: (options ?? []).map { $0.value(in: wording) }, value: value?.value,
      reason: reason?.text(in: wording), snippet: card?.snippet(in: wording))
  }
}

/// An option to choose: a value, or one of the app's own texts.
private struct ProgramOption: Decodable, Sendable {
  private enum Content: Sendable {
    case value(Value)
    case text(ProgramText)
  }

  private let content: Content

  /// A plain text decodes as a value and as a text; both mean the same.
  init(from decoder: any Decoder) throws {
    content =
      if let text = try? ProgramText(from: decoder) {
        .text(text)
      } else {
        .value(try ProgramValue(from: decoder).value)
      }
  }

  func value(in wording: Wording) -> Value {
    switch content {
    case .value(let value): value
    case .text(let text): .text(text.text(in: wording))
    }
  }
}
