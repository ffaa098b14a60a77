// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Conversation {
  /// Takes the user's answer to the open question.
  ///
  /// The driver handles a ``Reply/request(_:)``: it begins the request with ``begin(_:rivals:)``
  /// or, when it repeats the open request, brings it as ``Reply/values(_:adds:)``.
  public mutating func take(_ reply: Reply) -> Step {
    guard let question else { return .listen }
    switch reply {
    case .universal(let request): return take(request)
    case .yes: return affirm(question)
    case .no: return deny(question)
    case .option(let place): return pick(place, of: question)
    case .options(let places): return narrow(question, to: places)
    case .noneOfThese: return dropOptions(of: question)
    case .values(let heard, let adds): return change(heard, adding: adds)
    case .change(let parameter, let value): return change(parameter, to: value)
    case .text(let text): return answer(HeardValue(.text(text), heard: text), to: question)
    case .value(let value): return answer(value, to: question)
    case .request, .unclear: return puzzled()
    }
  }

  /// Says that the answer wasn't understood, and asks again.
  mutating func puzzled() -> Step {
    say("reply.unclear")
    return askAgain()
  }

  /// Says that a yes was typed before the question was shown and so does not count, and shows the
  /// question again.
  public mutating func drop(typedAhead text: String) -> Step {
    say("reply.typedAhead", ["text": text])
    showPrompt()
    return .listen
  }

  // MARK: Yes and no

  private mutating func affirm(_ question: Question) -> Step {
    if let gate = question.gate { return .settle(gate, isGranted: true) }
    if question.isInquiry, !question.takesNames { return affirmInquiry(question) }
    switch question.kind {
    case .confirmIntent:
      current?.markAnswered()
      return act()
    case .confirmationRequired:
      guard let value = question.value, let parameter = question.parameter else { return .listen }
      current?.confirmed[parameter, default: []].insert(value)
      return answer(HeardValue(value, heard: heard(question)), to: question)
    case .disambiguation where question.options.count == 1: return pick(0, of: question)
    default: return answer(truth: true, to: question) ?? puzzled()
    }
  }

  /// Takes a yes to the app's own question. When there is a single option, it chooses that.
  private mutating func affirmInquiry(_ question: Question) -> Step {
    if question.isChoice { return question.options.count == 1 ? pick(0, of: question) : puzzled() }
    current?.markAnswered()
    return resume(.agreed)
  }

  /// Gives the app the answer to its own question.
  mutating func resume(_ answer: InquiryAnswer) -> Step {
    current?.phase = .working
    return .resume(answer)
  }

  /// Takes a yes or a no as the value of a yes-or-no parameter; nil for any other question.
  private mutating func answer(truth: Bool, to question: Question) -> Step? {
    let type = question.parameter.flatMap { current?.description[$0]?.type }
    guard type == .boolean, question.takesNames else { return nil }
    return answer(HeardValue(.boolean(truth)), to: question)
  }

  private func heard(_ question: Question) -> String? {
    guard let values = question.parameter.flatMap({ current?.intent.arguments[$0]?.values }),
      values.indices.contains(question.element)
    else { return nil }
    return values[question.element].heard
  }

  private mutating func deny(_ question: Question) -> Step {
    if let gate = question.gate { return .settle(gate, isGranted: false) }
    if question.isInquiry, !question.takesNames {
      current?.markAnswered()
      return resume(.declined)
    }
    switch question.kind {
    case .confirmIntent: return cancel(saying: "request.declined")
    case .confirmationRequired: return dropOptions(of: question)
    case .disambiguation: return dropOptions(of: question)
    case .chooseApp: return cancel(saying: "request.declined")
    default:
      if let step = answer(truth: false, to: question) { return step }
      guard let parameter = question.parameter, let request = current,
        request.description[parameter]?.isRequired == false
      else { return cancel(saying: "request.declined") }
      current?.markAnswered()
      current?.agreed.insert(parameter)
      return proceed()
    }
  }

  // MARK: Choosing

  private mutating func pick(_ place: Int, of question: Question) -> Step {
    guard question.options.indices.contains(place) else { return puzzled() }
    if case .choosingApp(let choices, _)? = current?.phase {
      var chosen = choices[place]
      chosen.namesApp = true
      current = OpenRequest(chosen)
      return proceed()
    }
    if question.isInquiryWithoutValue {
      current?.markAnswered()
      return resume(.chosen(place))
    }
    let value = question.options[place]
    return answer(HeardValue(value, heard: heard(question)), to: question)
  }

  /// Keeps the options that fit: a single one is taken, several are offered again.
  private mutating func narrow(_ question: Question, to places: [Int]) -> Step {
    let places = places.filter(question.options.indices.contains)
    guard places.count > 1 else {
      return places.first.map { pick($0, of: question) } ?? puzzled()
    }
    if case .choosingApp(let choices, _)? = current?.phase {
      return chooseApp(among: places.map { choices[$0] }, attempt: question.attempt + 1)
    }
    guard let parameter = question.parameter else { return askAgain() }
    let isProgress = places.count < question.options.count
    guard isProgress || question.isChoice == false else { return askAgain() }
    current?.markAnswered()
    return choose(
      among: places.map { question.options[$0] }, for: parameter, element: question.element)
  }

  /// Asks for an entirely new value, when none of the options is meant.
  private mutating func dropOptions(of question: Question) -> Step {
    if question.isInquiry {
      current?.markAnswered()
      return resume(.declined)
    }
    guard let parameter = question.parameter else {
      return question.kind == .chooseApp ? cancel(saying: "request.declined") : puzzled()
    }
    current?.markAnswered()
    current?.intent.replace(question.element, of: parameter, with: nil)
    return needValue(
      Question(kind: .needsValue, parameter: parameter, element: question.element))
  }

  // MARK: Values

  /// Takes a value for the parameter that was asked for.
  private mutating func answer(_ value: HeardValue, to question: Question) -> Step {
    guard let id = question.parameter, let parameter = current?.description[id] else {
      return puzzled()
    }
    current?.markAnswered()
    for other in parameter.replaces { current?.intent.arguments[other] = nil }
    if parameter.isList, question.leavesAGap {
      current?.intent.insert(value, at: question.element, of: id)
    } else {
      current?.intent.replace(question.element, of: id, with: value)
    }
    current?.agreed = []
    return proceed()
  }

  /// Takes values for any parameters: an answer, a change, or both.
  private mutating func change(_ heard: Interpretation, adding adds: Bool) -> Step {
    if question?.kind == .chooseApp {
      showPrompt()
      return .listen
    }
    if question?.isInquiryWithoutValue == true { return puzzled() }
    current?.markAnswered()
    current?.merge(heard, adding: adds)
    return proceed()
  }

  private mutating func change(_ parameter: ParameterID, to value: HeardValue) -> Step {
    if question?.isInquiryWithoutValue == true { return puzzled() }
    current?.markAnswered()
    current?.intent.arguments[parameter] = .one(value)
    current?.agreed = []
    return proceed()
  }
}
