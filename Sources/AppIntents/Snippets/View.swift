// SPDX-License-Identifier: Apache-2.0

/// A part of a card. It has words, but no position on a screen.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view that is drawn for itself has no body") }
}
