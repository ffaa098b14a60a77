// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import AppIntents

/// A view becomes a card, and every line of it can be spoken.
struct SnippetTests {
  private func linear(_ view: some View) -> [String] {
    view.snippet(in: Wording(language: "en"))?.linear ?? []
  }

  @Test func aStackOfViewsBecomesTheLinesOfACard() {
    let card = VStack {
      Text("Invoice").font(.headline)
      HStack {
        Text("Soup")
        Spacer()
        Text("$12")
      }
      Divider()
      Label("To go", systemImage: "bag")
      ProgressView(value: 0.4)
    }
    #expect(linear(card) == ["Invoice", "Soup: $12", "To go", "40%"])
    #expect(card.snippet(in: Wording(language: "en"))?.title == "Invoice")
  }

  @Test func aPictureIsSpokenByItsLabel() {
    let card = VStack {
      Image("bowl", label: Text("A bowl of soup"))
      Image(systemName: "star").accessibilityLabel("Favorite")
      Image(systemName: "leaf")
      Text("Basil").accessibilityHidden(true)
    }
    #expect(linear(card) == ["A bowl of soup", "Favorite"])
  }

  @Test func listsAndGridsBecomeTheLinesOfACard() {
    let card = VStack {
      List(["a", "b"], id: \.self) { Text($0) }
      Grid {
        GridRow {
          Text("Total")
          Text("3")
        }
      }
      ForEach(1..<3, id: \.self) { number in
        if number == 1 { Text("one") } else { Text("more") }
      }
    }
    #expect(linear(card) == ["a", "b", "Total: 3", "one", "more"])
  }

  @Test func anEmptyViewIsNoCard() {
    #expect(EmptyView().snippet(in: Wording(language: "en")) == nil)
  }
}
