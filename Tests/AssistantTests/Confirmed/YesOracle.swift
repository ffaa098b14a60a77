// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// Judges whether anything was carried out without a yes, from everything that was said, asked and
/// done in a session.
struct YesOracle {
  /// A question that asks whether to do something.
  private struct Confirmation {
    var id: UUID
    var values: [ParameterID: [Value]]
    /// The question in the app's words; nil if the app left it to the assistant.
    var question: String?
    /// Whether the app asked while it acted.
    var isInquiry: Bool

    init(_ call: AppCall, _ question: String?, isInquiry: Bool) {
      (id, values) = (call.id, call.request.values)
      (self.question, self.isInquiry) = (question, isInquiry)
    }
  }

  private let answers: SpokenAnswers
  /// Whether words mean a request that changes something only with a slip forgiven.
  private let isGuess: (String, StructuredIntent) -> Bool

  private(set) var isLocked: Bool
  private(set) var prompt: Prompt?
  private var asked: [Confirmation] = []
  /// The question that is open now.
  private var open: Confirmation?
  /// The question that was answered with a yes and not yet acted on.
  private var granted: Confirmation?
  private var isAuthenticated = false
  /// The requests whose app got a yes while it acted.
  private var agreed: Set<UUID> = []
  /// The words with which each request began.
  private var beginnings: [UUID: String] = [:]
  private var beginning = ""

  /// For each app, how often it did something to be confirmed after a yes.
  private(set) var carriedOut: [AppID: Int] = [:]
  private(set) var violations: [String] = []

  init(
    _ answers: SpokenAnswers, isLocked: Bool,
    isGuess: @escaping (String, StructuredIntent) -> Bool
  ) {
    self.answers = answers
    self.isLocked = isLocked
    self.isGuess = isGuess
  }

  mutating func lock(_ isLocked: Bool) { self.isLocked = isLocked }

  /// Takes in a turn: the line, the exchanges between assistant and apps, and the answer.
  mutating func take(_ line: String, _ calls: [AppCall], _ turn: Turn) {
    let isYes = answers.affirm(line)
    answer(isYes)
    note(line, calls)
    for call in calls { judge(call) }
    listen(to: turn)
  }

  /// Takes in a turn without a line, with the exchanges between assistant and apps in it.
  mutating func interrupt(_ turn: Turn?, _ calls: [AppCall]) {
    granted = nil
    note(calls)
    for call in calls { judge(call) }
    if let turn { listen(to: turn) }
  }

  /// Takes in that a line removed something the user keeps.
  mutating func removed(with line: String, asked kind: PromptKind?) {
    let isAsked = kind == .confirmIntent || kind == .confirmationRequired
    if !isAsked || !answers.affirm(line) { violations.append("a shortcut was removed") }
  }

  // MARK: What was said

  private mutating func answer(_ isYes: Bool) {
    isAuthenticated = false
    switch prompt?.kind {
    case .unlock:
      isLocked = isLocked && !isYes
      granted = nil
    case .confirmIntent, .confirmationRequired: granted = isYes ? open : nil
    // The device asks for authentication after the yes.
    case .authorize: isAuthenticated = isYes
    default: granted = nil
    }
  }

  private mutating func note(_ line: String, _ calls: [AppCall]) {
    let isSettling = prompt.map { [.unlock, .authorize, .chooseApp].contains($0.kind) } ?? false
    if !isSettling { beginning = line }
    note(calls)
  }

  private mutating func note(_ calls: [AppCall]) {
    for call in calls where beginnings[call.id] == nil { beginnings[call.id] = beginning }
  }

  // MARK: What was asked

  private mutating func listen(to turn: Turn) {
    prompt = turn.prompt
    open = turn.prompt.flatMap(confirmation)
    if prompt?.kind != .authorize { granted = nil }
  }

  /// The question that was put into words; the latest if there are several.
  private func confirmation(in prompt: Prompt) -> Confirmation? {
    guard prompt.kind == .confirmIntent || prompt.kind == .confirmationRequired else { return nil }
    return asked.last { $0.question.map(prompt.question.contains) ?? false }
      ?? asked.last { $0.question == nil }
  }

  // MARK: What was done

  private mutating func judge(_ call: AppCall) {
    switch call.kind {
    case .isLocked: isLocked = true
    case .looks: lookAtLock(call)
    case .confirms(let question):
      lookAtLock(call)
      asked.append(Confirmation(call, question, isInquiry: false))
    case .begins:
      lookAtLock(call)
      begin(call)
    case .asks(let inquiry):
      asked.append(Confirmation(call, inquiry.question, isInquiry: true))
    case .hears(.agreed, let inquiry):
      lookAtLock(call)
      agree(call, inquiry)
    case .hears: lookAtLock(call)
    case .ends(let outcome):
      end(call, outcome)
      // A request that waited may have asked the same question; then the yes is to that one.
      asked.removeAll { $0.id == call.id }
    }
  }

  private mutating func lookAtLock(_ call: AppCall) {
    if isLocked, ConfirmationPolicy.needsUnlockedDevice(call.request) {
      violations.append("on a locked device, \(call)")
    }
  }

  private mutating func begin(_ call: AppCall) {
    let granted = granted.take()
    if let granted, !granted.isInquiry, granted.id == call.id, granted.values == call.request.values
    {
      if ConfirmationPolicy.needsAuthentication(call.request), !isAuthenticated {
        violations.append("nobody showed who they are, \(call)")
      }
      if ConfirmationPolicy.confirms(call.request) { carriedOut[call.request.app, default: 0] += 1 }
    } else if ConfirmationPolicy.confirms(call.request) {
      violations.append("without a yes, \(call)")
    } else if let words = beginnings[call.id], isGuess(words, call.request) {
      violations.append("guessed from “\(words)”, \(call)")
    }
  }

  private mutating func agree(_ call: AppCall, _ inquiry: Inquiry) {
    let granted = granted.take()
    if let granted, granted.isInquiry, granted.id == call.id, granted.question == inquiry.question {
      agreed.insert(call.id)
    } else {
      violations.append("the app heard a yes that nobody said, \(call)")
    }
  }

  private mutating func end(_ call: AppCall, _ outcome: Response.Outcome) {
    let isAgreed = agreed.remove(call.id) != nil
    guard outcome == .success, ConfirmationPolicy.confirmsWhileActing(call.request) else { return }
    if isAgreed {
      carriedOut[call.request.app, default: 0] += 1
    } else {
      violations.append("the app never asked, \(call)")
    }
  }
}

extension StructuredIntent {
  fileprivate var values: [ParameterID: [Value]] { arguments.mapValues { $0.values.map(\.value) } }
}
