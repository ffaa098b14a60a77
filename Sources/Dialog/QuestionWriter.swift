// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Words questions: the app's own wording first, else the assistant's.
struct QuestionWriter {
  /// The assistant's texts.
  let wording: Wording
  let attribution: Attribution

  /// The words of a question, more of them each time it was asked in vain.
  func text(of question: Question, in request: OpenRequest) -> String {
    if let say = question.response?.say { return own(say, question, request) }
    let variants = variants(of: question, in: request)
    let values = values(for: question, in: request).filter { !$0.value.isEmpty }
    let variant = fullest(of: variants, attempt: question.attempt, values)
    let text = attributed(tell(variant, with: values, of: request), question, request)
    // A user who can't see the options has to hear them.
    guard question.kind == .disambiguation, !variant.contains("${choices}") else { return text }
    return wording.text(
      "prompt.withChoices", ["question": text, "choices": values["choices"] ?? ""])
  }

  /// The words of a question without its options; nil when the app's own words always name them.
  func listText(of question: Question, in request: OpenRequest) -> String? {
    guard !question.options.isEmpty else { return nil }
    if let say = question.response?.say { return say }
    let own = ownVariants(of: question, in: request) ?? []
    let variants = own.isEmpty ? wording.variants(key(of: question, in: request) + ".list") : own
    guard !variants.isEmpty else { return nil }
    let values = values(for: question, in: request).filter { !$0.value.isEmpty }
    let bare = variants.filter { !$0.contains("${choices}") }
    guard !bare.isEmpty else {
      return plainText(of: question, in: request, values).map { attributed($0, question, request) }
    }
    let text = fullest(of: bare, attempt: question.attempt, values)
    return attributed(tell(text, with: values, of: request), question, request)
  }

  /// A wording with its values. A missing value is told by its name, never as a token.
  private func tell(
    _ variant: String, with values: [String: String], of request: OpenRequest
  ) -> String {
    wording.tell(variant, with: values, names: request.description.responseProperties)
  }

  /// The app's own words of a question, with the app's name before them when they could be taken
  /// for the assistant's.
  private func attributed(_ text: String, _ question: Question, _ request: OpenRequest) -> String {
    guard ownVariants(of: question, in: request)?.isEmpty == false else { return text }
    return attribution.attributed(text, to: request.app)
  }

  /// The app's words that ask for a value of any kind.
  private func plainText(
    of question: Question, in request: OpenRequest, _ values: [String: String]
  ) -> String? {
    let parameter = question.parameter.flatMap { request.description[$0] }
    let texts = parameter?.prompts[.needsValue] ?? []
    return texts.first { Wording.isFilled($0, with: values) }
      .map { Wording.fill($0, with: values) }
  }

  /// The wording for an attempt, otherwise one for fewer, otherwise one for more: the first that
  /// lacks no value.
  private func fullest(
    of variants: [String], attempt: Int, _ values: [String: String]
  ) -> String {
    let place = min(attempt, variants.count - 1)
    let ordered = variants[...place].reversed() + variants[(place + 1)...]
    return ordered.first { Wording.isFilled($0, with: values) } ?? variants[place]
  }

  /// The app's own question as it is, with help after it was asked in vain, and with the options to
  /// choose from.
  private func own(_ say: String, _ question: Question, _ request: OpenRequest) -> String {
    switch question.kind {
    case .confirmIntent, .confirmationRequired:
      let help = question.isInquiry ? "prompt.yesOrNo" : "prompt.confirmHelp"
      return question.attempt == 0 ? say : [say, wording.text(help)].joinedAsSentences()
    case .disambiguation:
      return wording.text(
        "prompt.withChoices", ["question": say, "choices": choices(of: question, in: request)])
    default: return say
    }
  }

  private func variants(of question: Question, in request: OpenRequest) -> [String] {
    if let own = ownVariants(of: question, in: request), !own.isEmpty {
      return own.map { reasoned($0, question) }
    }
    let key = key(of: question, in: request)
    let variants = wording.variants(key)
    return (variants.isEmpty ? [key] : variants).map { reasoned($0, question) }
  }

  /// A wording with the reason before it, where the question has one that it doesn't tell.
  private func reasoned(_ variant: String, _ question: Question) -> String {
    guard question.kind == .confirmationRequired, question.reason?.isEmpty == false,
      !variant.contains("${reason}")
    else { return variant }
    return ["${reason}", variant].joinedAsSentences()
  }

  private func key(of question: Question, in request: OpenRequest) -> String {
    if let gate = question.gate {
      let hasReason = gate == .authorization && request.request.usageDescription != nil
      return "gate.\(gate.rawValue)" + (hasReason ? ".reason" : "")
    }
    let isBare = question.kind == .confirmIntent && request.intent.arguments.isEmpty
    return "prompt.\(question.kind.rawValue)" + (isBare ? ".bare" : "")
  }

  private func ownVariants(of question: Question, in request: OpenRequest) -> [String]? {
    guard let id = question.parameter, let parameter = request.description[id] else {
      return question.kind == .confirmIntent ? request.description.confirmations : nil
    }
    if let own = parameter.prompts[question.kind] { return own }
    // After a value that can't be used, the app's question for a value is asked again.
    guard question.kind == .unsupported, let own = parameter.prompts[.needsValue] else {
      return nil
    }
    // The app's reason may hold any text, so it is filled in and not put into the wording.
    let reason = reason(of: question, in: request)
    return own.map { "${reason}" + [reason, $0].joinedAsSentences().dropFirst(reason.count) }
  }

  private func values(for question: Question, in request: OpenRequest) -> [String: String] {
    var values = displays(of: request)
    values["app"] = request.app.displayName
    values["title"] = request.description.title
    values["usage"] = request.request.usageDescription.map {
      attribution.attributed($0, to: request.app)
    }
    values["name"] = name(of: question, in: request)
    values["choices"] = choices(of: question, in: request)
    values["count"] = String(question.options.count)
    values["value"] = question.value.map { name($0, of: request.app) } ?? ""
    values["heard"] = heard(question, request)
    values["reason"] = reason(of: question, in: request)
    values["values"] = summary(of: request)
    return values
  }

  private func choices(of question: Question, in request: OpenRequest) -> String {
    wording.list(question.options.map { name($0, of: request.app) }, .or)
  }

  /// The name of a value as it is read out, in quotation marks when it looks like the words of a
  /// speaker.
  func name(_ value: Value, of app: AppDescription) -> String {
    attribution.quoted(value.display, of: app)
  }

  /// The name of the parameter in question.
  private func name(of question: Question, in request: OpenRequest) -> String {
    question.parameter.flatMap { request.description[$0]?.displayName } ?? ""
  }

  private func reason(of question: Question, in request: OpenRequest) -> String {
    question.reason.flatMap { $0.isEmpty ? nil : $0 }
      ?? wording.text(
        "reason.unsupported",
        ["app": request.app.displayName, "name": name(of: question, in: request)])
  }

  /// The words that the value in question was understood from.
  private func heard(_ question: Question, _ request: OpenRequest) -> String {
    let values = question.parameter.flatMap { request.intent.arguments[$0]?.values } ?? []
    guard values.indices.contains(question.element) else { return "" }
    return values[question.element].heard ?? values[question.element].value.display
  }

  /// The values by parameter, for `${soup}` and the like.
  private func displays(of request: OpenRequest) -> [String: String] {
    request.intent.arguments.reduce(into: [:]) { displays, argument in
      let names = argument.value.values.map { name($0.value, of: request.app) }
      displays[argument.key.rawValue] = wording.list(names, .and)
    }
  }

  /// The values in the intent's order, each with its name: "soup Tomato Soup, number of bowls 2".
  func namedSummary(of request: OpenRequest) -> String {
    let displays = displays(of: request)
    return request.description.parameters.compactMap { parameter in
      displays[parameter.id.rawValue].map {
        wording.text("request.summary.value", ["name": parameter.displayName, "value": $0])
      }
    }.joined(separator: wording.text("list.separator"))
  }

  /// The values in the intent's order: "Tomato Soup, Unavailable".
  func summary(of request: OpenRequest) -> String {
    let displays = displays(of: request)
    return request.description.parameters.compactMap { displays[$0.id.rawValue] }
      .joined(separator: wording.text("list.separator"))
  }
}
