// SPDX-License-Identifier: Apache-2.0

/// A part of a card: what it says, never where it stands to the pixel.
public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a view that is drawn for itself has no body") }
}
