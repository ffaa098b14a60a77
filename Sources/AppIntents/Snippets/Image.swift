// SPDX-License-Identifier: Apache-2.0

/// A picture. A card shows its label instead, because that can be read out.
///
/// A picture without a label is decoration and adds nothing to a card.
public struct Image: View, CardView, Hashable, Sendable {
  private let name: String
  private let label: Text?

  public init(systemName: String) {
    name = systemName
    label = nil
  }

  public init(_ name: String, label: Text) {
    self.name = name
    self.label = label
  }

  public init(_ name: String) {
    self.name = name
    label = nil
  }

  public init(decorative name: String) {
    self.name = name
    label = nil
  }

  public var body: Never { fatalError() }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
  }

  public func resizable() -> Image { self }
  public func scaledToFit() -> some View { ModifiedView(content: self) }
  public func imageScale(_ scale: Scale) -> some View { ModifiedView(content: self) }

  func write(to card: inout CardWriter) {
    if let label { card.add(label.text(in: card.wording)) }
  }
}
