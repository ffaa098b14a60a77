// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// One parameter of a kind of intent: `INParameter(for: OrderSoupIntent.self, keyPath: \.soup)`.
public final class INParameter: NSObject, @unchecked Sendable {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String
  private var indices: [String: Int] = [:]

  public init(for aClass: INIntent.Type, keyPath: String) {
    parameterClass = aClass
    parameterKeyPath = keyPath
  }

  public convenience init<Root: INIntent, Value>(
    for aClass: Root.Type, keyPath: KeyPath<Root, Value>
  ) {
    let name = Root.shape.parameters.first { $0.path == keyPath }?.name
    self.init(for: aClass, keyPath: name ?? "")
  }

  public func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
      && indices == parameter.indices
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map(isEqual) ?? false
  }

  public override var hash: Int { parameterKeyPath.hashValue }

  /// Names one value of a list.
  public func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) {
    indices[subKeyPath] = index
  }

  public func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }
}
