// SPDX-License-Identifier: Apache-2.0

import Dialog
import IntentModel
import Testing

struct ConversationTests {
  private var conversation = Conversation(wording: Requests.wording)

  /// Starts the conversation and leads it to where the app is asked about the first parameter.
  private func begun(_ slots: [(String, String)] = [("kind", "margherita")]) -> Conversation {
    var conversation = conversation
    #expect(conversation.begin(Requests.new(Requests.pizza, slots)) == .resolve("kind"))
    return conversation
  }

  // MARK: Resolving

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var resolution: Resolution
    var kind: PromptKind
    var question: String
    var options = 0

    init(
      _ name: String, _ resolution: Resolution, _ kind: PromptKind, _ question: String,
      options: Int = 0
    ) {
      testDescription = name
      (self.resolution, self.kind, self.question) = (resolution, kind, question)
      self.options = options
    }
  }

  @Test(arguments: [
    Case("no value", .needsValue, .needsValue, "What kind?"),
    Case(
      "two candidates", .disambiguation([Requests.item("a"), Requests.item("b")]), .disambiguation,
      "Which kind: a or b?", options: 2),
    Case(
      "ten candidates", .disambiguation((0..<10).map { Requests.item("\($0)") }), .disambiguation,
      "Which kind: 0, 1, 2, 3, 4, 5, 6, 7, 8, or 9?", options: 10),
    Case(
      "eleven candidates", .disambiguation((0..<11).map { Requests.item("\($0)") }),
      .needsMoreDetails, "Which kind, more exactly?"),
    Case(
      "one candidate", .disambiguation([Requests.item("a")]), .confirmationRequired,
      "Did you mean a?"),
    Case("no candidate", .disambiguation([]), .unsupported, "Not that kind. What kind instead?"),
    Case(
      "a likely value", .confirmationRequired(Requests.item("a")), .confirmationRequired,
      "Did you mean a?"),
    Case("too many", .needsMoreDetails, .needsMoreDetails, "Which kind, more exactly?"),
    Case(
      "a reason", .unsupported(reason: "Sold out."), .unsupported,
      "Sold out. What kind instead?"),
    Case(
      "no reason", .unsupported(reason: nil), .unsupported,
      "Not that kind. What kind instead?"),
  ])
  func aValueThatIsNotAcceptedAsksTheUserAboutTheParameter(_ test: Case) throws {
    var conversation = begun()
    var step = conversation.take(.resolved([test.resolution]))
    if step == .offer("kind") { step = conversation.take(.offered([])) }
    #expect(step == .listen)
    let draft = conversation.takeDraft()
    let prompt = try #require(draft.prompt)
    #expect(prompt.kind == test.kind)
    #expect(prompt.parameter == "kind")
    #expect(prompt.question == test.question)
    #expect(prompt.options.count == test.options)
    #expect(draft.stage == .resolve)
  }

  @Test func theValueThatTheAppPrefersIsTaken() {
    var conversation = begun()
    #expect(
      conversation.take(.resolved([.success(Requests.item("napoli"))])) == .resolve("count"))
    #expect(conversation.openIntent?["kind"] == Requests.item("napoli"))
    #expect(conversation.openIntent?.arguments["kind"]?.values.first?.heard == "margherita")
  }

  @Test func aValueThatTheAppDoesNotRequireIsDropped() {
    var conversation = begun()
    #expect(conversation.take(.resolved([.notRequired])) == .resolve("count"))
    #expect(conversation.openIntent?.arguments["kind"] == nil)
  }

  @Test func onlyTheWrongElementOfAListIsReplaced() throws {
    var conversation = begun([
      ("kind", "a"), ("count", "1"), ("toppings", "ham"), ("toppings", "gold"),
    ])
    _ = conversation.take(.resolved([.success(Requests.item("a"))]))
    _ = conversation.take(.resolved([.success(.integer(1))]))
    let step = conversation.take(
      .resolved([.success(Requests.item("ham")), .unsupported(reason: "No gold.")]))
    #expect(step == .offer("toppings"))
    #expect(conversation.take(.offered([Requests.item("olives")])) == .listen)
    #expect(conversation.openIntent?.values(of: "toppings") == [Requests.item("ham")])
    _ = conversation.take(.option(0))
    #expect(
      conversation.openIntent?.values(of: "toppings")
        == [Requests.item("ham"), Requests.item("olives")])
  }

  @Test func aValueThatWasConfirmedIsNotAskedAboutAgain() {
    var conversation = begun()
    _ = conversation.take(.resolved([.confirmationRequired(Requests.item("a"))]))
    #expect(conversation.take(.yes) == .resolve("kind"))
    #expect(
      conversation.take(.resolved([.confirmationRequired(Requests.item("a"))]))
        == .resolve("count"))
  }

  // MARK: Confirming

  @Test func anOrderIsConfirmedBeforeTheAppActs() throws {
    var conversation = confirming()
    let draft = conversation.takeDraft()
    #expect(draft.stage == .confirm)
    #expect(draft.prompt?.kind == .confirmIntent)
    #expect(conversation.take(.yes) == .handle)
  }

  @Test func aChangeAtTheConfirmationResolvesTheValuesAnew() {
    var conversation = confirming()
    _ = conversation.takeDraft()
    let change = Requests.heard("OrderPizza", [("count", "2")])
    #expect(conversation.take(.values(change)) == .resolve("kind"))
    #expect(conversation.openIntent?["count"] == .integer(2))
    #expect(agree(&conversation, count: 2) == .listen)
    #expect(conversation.takeDraft().prompt?.kind == .confirmIntent)
    #expect(conversation.take(.yes) == .handle)
    #expect(conversation.openIntent?["count"] == .integer(2))
  }

  @Test func aNoToTheConfirmationCancelsTheRequest() {
    var conversation = confirming()
    _ = conversation.takeDraft()
    #expect(conversation.take(.no) == .listen)
    let draft = conversation.takeDraft()
    #expect(draft.result == .cancelled)
    #expect(draft.say == ["OK, not."])
    #expect(!conversation.isWaiting)
  }

  @Test func aRequestInDoubtIsConfirmedEvenWhereTheAppDoesNotAsk() {
    var intent = Requests.pizza
    intent.requiresConfirmation = false
    for (slips, expected) in [(true, Step.listen), (false, .handle)] {
      var conversation = conversation
      _ = conversation.begin(Requests.new(intent, [("kind", "a"), ("count", "1")], slips: slips))
      #expect(agree(&conversation) == expected)
    }
  }

  // MARK: Going on

  @Test func theFirstRequestGoesOnAfterAnotherInBetween() {
    var conversation = begun([])
    _ = conversation.take(.resolved([.needsValue]))
    _ = conversation.take(.offered([]))
    _ = conversation.takeDraft()
    _ = conversation.begin(Requests.new(Requests.menu, [("kind", "a"), ("count", "1")]))
    #expect(agree(&conversation) == .handle)
    #expect(conversation.take(.handled(Response(.success, say: "The menu."))) == .listen)
    let draft = conversation.takeDraft()
    #expect(draft.say == ["The menu.", "Back to OrderPizza."])
    #expect(draft.result == .success)
    #expect(draft.prompt?.question == "What kind?")
    #expect(draft.completed?.intent == "ShowMenu")
  }

  @Test func requestsDoNotPileUpWithoutEnd() {
    var conversation = conversation
    for _ in 0..<(Conversation.maximumDepth * 3) {
      _ = conversation.begin(Requests.new())
      _ = conversation.take(.resolved([.needsValue]))
      _ = conversation.take(.offered([]))
    }
    var ended = 0
    while conversation.isWaiting {
      _ = conversation.take(.universal(.cancel))
      ended += 1
    }
    #expect(ended == Conversation.maximumDepth)
  }

  @Test func goingBackAsksThePreviousQuestionAgain() {
    var conversation = begun([])
    _ = conversation.take(.resolved([.needsValue]))
    _ = conversation.take(.offered([Requests.item("a"), Requests.item("b")]))
    _ = conversation.take(.option(1))
    _ = conversation.take(.resolved([.success(Requests.item("b"))]))
    _ = conversation.take(.resolved([.needsValue]))
    _ = conversation.takeDraft()
    #expect(conversation.take(.universal(.goBack)) == .listen)
    let draft = conversation.takeDraft()
    #expect(draft.prompt?.parameter == "kind")
    #expect(draft.prompt?.options.map(\.id) == ["a", "b"])
    #expect(conversation.openIntent?.arguments.isEmpty == true)
  }

  // MARK: Help for these tests

  /// A conversation that has come to the confirmation of a whole order.
  private func confirming() -> Conversation {
    var conversation = begun([("kind", "a"), ("count", "1")])
    #expect(agree(&conversation) == .listen)
    return conversation
  }

  /// Lets the app agree to every value, and be ready.
  private func agree(_ conversation: inout Conversation, count: Int = 1) -> Step {
    _ = conversation.take(.resolved([.success(Requests.item("a"))]))
    _ = conversation.take(.resolved([.success(.integer(count))]))
    #expect(conversation.take(.resolved([.notRequired])) == .confirm)
    return conversation.take(.confirmed(Response(.ready)))
  }
}
