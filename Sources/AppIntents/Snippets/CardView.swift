// SPDX-License-Identifier: Apache-2.0

/// A view that writes itself to a card.
protocol CardView {
  func write(to card: inout CardWriter)
}

extension View {
  /// Writes the view to a card. A view that is made of others is written through its body.
  func written(to card: inout CardWriter) {
    if let view = self as? any CardView {
      view.write(to: &card)
    } else if Body.self != Never.self {
      body.written(to: &card)
    }
  }
}
