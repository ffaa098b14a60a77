// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A value an app has registered with ``AppDependencyManager``, looked up each time it is read.
@propertyWrapper
public final class AppDependency<Value>: @unchecked Sendable {
  private let key: AnyHashable?
  private let fallback: (() -> Value)?
  private let manager: AppDependencyManager?
  private let found = Mutex<Found>(Found())

  /// Keeps only a value that was set by hand, or the default. A registered value is not kept,
  /// because one query may live for ever and serve several users' data, each with its own registry.
  private struct Found: @unchecked Sendable {
    var value: Value?
    var fallback: Value?
  }

  /// A value from the registry `manager`; if that is nil, from that of the app that runs when the
  /// value is read.
  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager? = nil,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.key = key
    self.manager = manager
    fallback = defaultValueProvider
  }

  public init(key: AnyHashable? = nil, manager: AppDependencyManager? = nil) {
    self.key = key
    self.manager = manager
    fallback = nil
  }

  public convenience init() { self.init(key: nil, manager: nil) }

  public var wrappedValue: Value {
    get {
      guard let value = lookUp() else { fatalError(missing) }
      return value
    }
    set { found.withLock { $0.value = newValue } }
  }

  public var projectedValue: AppDependency<Value> { self }

  private var registry: AppDependencyManager { manager ?? .shared }

  private func lookUp() -> Value? {
    if let value = found.withLock({ $0.value }) { return value }
    if let value = registry.value(of: Value.self, key: key) { return value }
    if let value = found.withLock({ $0.fallback }) { return value }
    let value = fallback?()
    found.withLock { $0.fallback = value }
    return value
  }
}

extension AppDependency: RegisteredDependency {
  var isRegistered: Bool {
    fallback != nil || found.withLock { $0.value != nil } || registry.has(Value.self, key: key)
  }

  var missing: String {
    "no \(Value.self) is registered; call AppDependencyManager.shared.add(dependency:) when the app starts"
  }

  func prepare() async throws { try await registry.prepare(Value.self, key: key) }
}
