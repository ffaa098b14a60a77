// SPDX-License-Identifier: Apache-2.0

public import IntentModel

/// A set of options that a person can choose from.
///
/// A set is one value. Its identifier lists the names of its options, separated by commas.
public protocol INOptionSet: OptionSet, INParameterValue, Sendable
where RawValue == UInt, Element == Self {
  /// The names of the options, in the order of their bits.
  static var names: [String] { get }
}

extension INOptionSet {
  public static var parameterType: ParameterType { .item }

  public static var choices: [Item] { names.map { Item(id: $0, display: $0) } }

  /// Nil if there is no name, or if one of the names is unknown.
  public static func held(_ value: Value) -> Self? {
    var bits: UInt = 0
    for name in value.identifier.split(separator: ",") {
      guard let place = names.firstIndex(of: String(name)) else { return nil }
      bits |= 1 << UInt(place)
    }
    return bits == 0 ? nil : Self(rawValue: bits)
  }

  public var parameterValue: Value {
    .item(Item(id: chosen.joined(separator: ","), display: chosen.joined(separator: ", ")))
  }

  private var chosen: [String] {
    Self.names.enumerated().filter { rawValue & 1 << UInt($0.offset) != 0 }.map(\.element)
  }
}
