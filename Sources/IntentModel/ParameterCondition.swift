// SPDX-License-Identifier: Apache-2.0

/// The condition under which a parameter counts: another one has a value, or a certain value.
public struct ParameterCondition: Hashable, Sendable {
  public enum Test: Hashable, Sendable {
    case hasAnyValue
    case hasNoValue
    /// An item by its identifier, any other value as a person would read it.
    case equals(String)
    case differs(from: String)
    case isLess(than: Double)
    case isGreater(than: Double)
  }

  public var parameter: ParameterID
  public var test: Test

  public init(_ parameter: ParameterID, _ test: Test) {
    self.parameter = parameter
    self.test = test
  }

  public func holds(in intent: StructuredIntent) -> Bool {
    let values = intent.values(of: parameter)
    switch test {
    case .hasAnyValue: return !values.isEmpty
    case .hasNoValue: return values.isEmpty
    case .equals(let name): return values.contains { $0.identifier == name }
    case .differs(let name): return !values.contains { $0.identifier == name }
    case .isLess(let bound): return values.contains { ($0.number ?? .infinity) < bound }
    case .isGreater(let bound): return values.contains { ($0.number ?? -.infinity) > bound }
    }
  }
}
