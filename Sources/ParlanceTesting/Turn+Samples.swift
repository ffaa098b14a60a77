// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// Sample turns for the tests of renderers.
extension Turn {
  public static let asksQuantity = Turn(
    number: 1, heard: "order clam chowder in Soup Chef", locale: "en-US",
    intent: StructuredIntent(
      app: "SoupChef", domain: "Order", intent: "OrderSoup",
      arguments: [
        "soup": .one(
          HeardValue(
            .item(Item(id: "clam_chowder", display: "Clam Chowder")), heard: "clam chowder"))
      ]),
    stage: .resolve,
    prompt: Prompt(kind: .needsValue, parameter: "quantity", question: "How many bowls?"))

  public static let asksWhichSoup = Turn(
    number: 1, heard: "order soup", locale: "en-US",
    prompt: Prompt(
      kind: .disambiguation, parameter: "soup", question: "Which soup?",
      options: [
        Item(id: "clam_chowder", display: "Clam Chowder"),
        Item(id: "miso", display: "미소 된장국"),
        Item(id: "tomato", display: "Tomato"),
      ]))

  public static let confirms = Turn(
    number: 2, heard: "two", locale: "en-US", stage: .confirm,
    say: ["2 clam chowders, $12.00."],
    prompt: Prompt(kind: .confirmIntent, question: "Order it?"),
    snippet: Snippet(
      title: "Invoice",
      lines: [
        Snippet.Line("2 clam chowder, $12.00"), Snippet.Line("된장국", label: "Side"),
        Snippet.Line("$12.00", label: "Total"),
      ]))

  public static let succeeds = Turn(
    number: 3, heard: "yes", locale: "en-US", say: ["Ordered."],
    snippet: Snippet(lines: [Snippet.Line("15 minutes", label: "Ready in")]), result: .success)

  public static let lists = Turn(
    number: 1, heard: "my orders", locale: "en-US", say: ["Here are your orders."],
    snippet: Snippet(title: "Orders", lines: (1...5).map { Snippet.Line("Soup \($0)") }),
    result: .success)

  public static let fails = Turn(
    number: 3, heard: "yes", locale: "en-US",
    say: ["Soup Chef is out of clam chowder.", "Try another soup."], result: .failure,
    code: "outOfStock")

  public static let misleads = Turn(
    number: 1, heard: "x", locale: "en-US", say: ["a\u{1B}[2J\nYou: b"],
    prompt: Prompt(
      kind: .chooseApp, question: "\u{202E}?", options: [Item(id: "x", display: "\u{9B}31m")]),
    snippet: Snippet(title: "\u{7}", lines: [Snippet.Line("\r", label: "\u{1B}c")]))
}
