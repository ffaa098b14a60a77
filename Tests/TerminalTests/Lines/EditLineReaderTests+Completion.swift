// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Terminal

extension EditLineReaderTests {
  private static let requests = ["order soup", "order sushi", "주문해"]

  private func typist() throws -> Typist {
    try Typist { text in Self.requests.filter { $0.hasPrefix(text) } }
  }

  @Test func tabCompletesTheOnlyCandidate() async throws {
    #expect(try await typist().types("주" + Key.tab + " 줘\r") == .line("주문해 줘"))
  }

  @Test func tabCompletesTheCommonBeginning() async throws {
    #expect(try await typist().types("o" + Key.tab + "o\r") == .line("order so"))
  }

  @Test func tabCompletesBeforeTheCursor() async throws {
    let keys = "o now" + String(repeating: Key.left, count: 4) + Key.tab + "oup\r"
    #expect(try await typist().types(keys) == .line("order soup now"))
  }

  @Test func aSecondTabListsCompletionsUnderTheirCount() async throws {
    let typist = try typist()
    async let event = typist.reader.readLine()
    try await typist.screen.shows("You: ")
    typist.screen.type("o" + Key.tab + Key.tab)
    try await typist.screen.shows("\r\n2 completions.\r\norder soup\r\norder sushi\r\n")
    try await typist.screen.shows("You: order s")
    typist.screen.type("oup\r")
    #expect(await event == .line("order soup"))
  }

  @Test func listingCompletionsLeavesTheCursorWhereItWas() async throws {
    let typist = try typist()
    async let event = typist.reader.readLine()
    try await typist.screen.shows("You: ")
    typist.screen.type("order s now" + String(repeating: Key.left, count: 4))
    typist.screen.type(Key.tab + Key.tab)
    try await typist.screen.shows("order sushi\r\n")
    typist.screen.type("oup\r")
    #expect(await event == .line("order soup now"))
  }

  @Test func tabWithoutACompletionTypesNothing() async throws {
    #expect(try await typist().types("x" + Key.tab + Key.tab + "y\r") == .line("xy"))
  }
}
