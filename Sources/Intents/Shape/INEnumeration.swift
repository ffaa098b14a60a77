// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// An enumeration whose cases a person can choose. The case with the raw value 0 means unknown.
public protocol INEnumeration: INParameterValue, RawRepresentable<Int>, CaseIterable, Sendable {}

extension INEnumeration {
  public static var parameterType: ParameterType { .item }

  public static var choices: [Item] {
    allCases.filter { $0.rawValue != 0 }.map(\.item)
  }

  public static func held(_ value: Value) -> Self? {
    allCases.first { $0.item.id == value.identifier }
  }

  public var parameterValue: Value { .item(item) }

  /// The case as an item. Its name for people is in the assistant's texts.
  private var item: Item { Item(id: "\(self)", display: "\(self)") }

  public static var choicesKey: String? { "\(Self.self)" }
}
