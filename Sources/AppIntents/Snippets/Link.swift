// SPDX-License-Identifier: Apache-2.0

/// A page to go to, with its address.
public struct Link: View, CardView {
  private let title: Text
  private let destination: URL

  public init(_ title: LocalizedStringResource, destination: URL) {
    self.title = Text(title)
    self.destination = destination
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.title = Text(title)
    self.destination = destination
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    card.row { card in
      title.write(to: &card)
      card.part()
      card.add(destination.absoluteString)
    }
  }
}
