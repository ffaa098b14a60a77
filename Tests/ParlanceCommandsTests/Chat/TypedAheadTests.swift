// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A yes counts only if its question was on the screen. A yes that was typed or pasted earlier
/// doesn't count, and the user is told so.
@Suite(.timeLimit(.minutes(20)))
struct TypedAheadTests {
  private let household: Household

  init() throws { household = try Household() }

  private static let dropped = "was typed before this question was shown, so it does not count."

  private var orders: String {
    get async throws { try await household.say(Household.history).output }
  }

  /// The last two lines don't answer either of the two questions.
  @Test(arguments: [
    ["TERM": "xterm-256color"], ["TERM": "dumb"], ["PARLANCE_STYLE": "screen-reader"],
  ])
  func aPastedPaymentIsNotPaid(_ changes: [String: String?]) async throws {
    let window = try await household.chat(changes: changes)
    try window.type("send 10 dollars to Bobo with MonkeyPay\ryes\ryes\r")
    for _ in 0..<3 { try await window.shows("Send $10.00 to Bobo from Wallet with MonkeyPay?") }
    try await window.shows("You: ")
    #expect(window.transcript.contains(Self.dropped))
    #expect(!window.transcript.contains("OK, sent"))
    // The question is still open, and has been shown.
    #expect(try await window.answer(to: "yes").contains("Is it really you?"))
    #expect(try await window.answer(to: "yes").contains("OK, sent $10.00 to Bobo"))
    #expect(try await window.leave() == .exit(0))
  }

  @Test func anOrderTypedBeforeTheGreetingIsNotPlaced() async throws {
    try await household.findIndexes(in: household.data)
    let window = try household.terminal(["chat", "--data", household.data])
    try window.type("order two clam chowders in Soup Chef\ryes\r")
    for _ in 0..<2 { try await window.shows("2 clam chowders, $12.00. Order it?") }
    try await window.shows("You: ")
    #expect(window.transcript.contains("“yes” "))
    #expect(try await window.leave() == .exit(0))
    #expect(try await orders.contains("You have no orders yet."))
  }

  @Test(arguments: [
    ("en-US", "order two clam chowders in Soup Chef", "yes", "Order it?"),
    (
      "fr-FR", "commander deux chaudrées de palourdes dans Soup Chef", "oui", "Je passe la commande"
    ),
    ("ko-KR", "Soup Chef에서 클램 차우더 두 그릇 주문해 줘", "네", "주문할까요?"),
    ("ja-JP", "Soup Chefでクラムチャウダーを2つ注文して", "はい", "注文しますか？"),
    ("zh-CN", "在Soup Chef点两碗蛤蜊浓汤", "好", "要下单吗？"),
  ])
  func aYesTypedAheadOrdersNothingInAnyLanguage(
    _ locale: String, _ order: String, _ yes: String, _ question: String
  ) async throws {
    try await household.findIndexes(in: household.data, for: ["--locale", locale])
    let window = try household.terminal(["chat", "--data", household.data, "--locale", locale])
    try window.type("\(order)\r\(yes)\r")
    for _ in 0..<2 { try await window.shows(question) }
    _ = try await window.leave()
    #expect(try await orders.contains("You have no orders yet."))
  }

  /// A line that can't be a yes to a question of money is answered as it was typed: the walk of the
  /// README.
  @Test func aPastedConversationIsAnsweredExceptForItsYes() async throws {
    let window = try await household.chat()
    let walk = [
      "order chowder in Soup Chef", "the first one", "two with croutons", "make it three", "yes",
      "show my orders",
    ]
    try window.type(walk.map { $0 + Key.enter }.joined())
    for _ in 0..<3 { try await window.shows("3 clam chowders with croutons, $19.50. Order it?") }
    #expect(window.transcript.contains("Back to Soup Chef."))
    #expect(try await orders.contains("You have no orders yet."))
    try await window.shows("You: ")
    #expect(try await window.answer(to: "yes").contains("Ordered."))
    #expect(try await window.leave() == .exit(0))
    #expect(try await orders.contains("You have 1 order: 3 clam chowders with croutons"))
  }

  /// The start of a word is not an answer yet: only the end of the line completes it.
  @Test func aYesThatIsFinishedAfterTheQuestionCounts() async throws {
    let window = try await household.chat()
    try window.type("order two clam chowders in Soup Chef\rye")
    try await window.shows("Order it?")
    try await window.shows("You: ")
    try window.type("s\r")
    try await window.shows("Ordered.")
    try await window.shows("You: ")
    #expect(try await window.leave() == .exit(0))
  }

  @Test func aYesTypedBeforeTheQuestionErasesNothing() async throws {
    _ = try await household.say(Household.order, "two", "yes")
    let window = try household.terminal(["privacy", "erase", "--all", "--data", household.data])
    try window.type("yes\r")
    for _ in 0..<2 { try await window.shows("Erase all of this for good?") }
    #expect(window.transcript.contains("“yes” was typed before this question was shown"))
    try window.type("no\r")
    #expect(try await window.end() == .exit(1))
    #expect(window.transcript.contains("Nothing was erased."))
    #expect(try await orders.contains("You have 1 order"))
  }

  /// Nobody sees the screen in this case, so each line answers the open question.
  @Test func aYesFromAPipePlacesTheOrder() async throws {
    for arguments in [["say", "-"], ["chat"]] {
      let run = try await household.run(
        arguments: (arguments + ["--data", household.data]).map { Array($0.utf8) },
        input: Array("order two clam chowders in Soup Chef\nyes\n".utf8))
      #expect(run.output.contains("Ordered."), "\(run)")
    }
    #expect(try await orders.contains("You have 2 orders"))
  }
}
