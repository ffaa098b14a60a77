// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

/// The progress of something, shown as a percentage.
public struct ProgressView: View, CardView {
  private let label: Text?
  private let share: Double?

  public init() {
    label = nil
    share = nil
  }

  public init<Number: BinaryFloatingPoint>(value: Number?, total: Number = 1) {
    label = nil
    share = value.map { Double($0) / Double(total) }
  }

  public init<Number: BinaryFloatingPoint>(
    _ title: LocalizedStringResource, value: Number?, total: Number = 1
  ) {
    label = Text(title)
    share = value.map { Double($0) / Double(total) }
  }

  public var body: Never { fatalError() }

  func write(to card: inout CardWriter) {
    card.row { card in
      label?.write(to: &card)
      guard let share, share.isFinite else { return }
      card.part()
      let locale = Locale(identifier: card.wording.language)
      card.add(share.formatted(.percent.precision(.fractionLength(0)).locale(locale)))
    }
  }
}

public typealias Gauge = ProgressView
