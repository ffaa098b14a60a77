// SPDX-License-Identifier: Apache-2.0

/// A view that is written to a card for itself.
protocol CardView {
  func write(to card: inout CardWriter)
}

extension View {
  /// Writes the view to a card, through the bodies of those that are made of others.
  func written(to card: inout CardWriter) {
    if let view = self as? any CardView {
      view.write(to: &card)
    } else if Body.self != Never.self {
      body.written(to: &card)
    }
  }
}
