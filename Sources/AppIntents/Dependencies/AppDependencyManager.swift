// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The values that an app provides to its intents and queries.
public final class AppDependencyManager: Sendable {
  /// The registry of the app that is running: each app has its own. Outside of every app, it is the
  /// process's.
  public static var shared: AppDependencyManager {
    RunningApp.current?.dependencies ?? process
  }

  private static let process = AppDependencyManager()

  private struct Key: Hashable, @unchecked Sendable {
    var type: ObjectIdentifier
    var name: AnyHashable?
  }

  private enum Provider: Sendable {
    case made(any Sendable)
    case making(@Sendable () -> any Sendable)
    case preparing(@Sendable () async throws -> any Sendable)
  }

  private let providers = Mutex<[Key: Provider]>([:])

  /// Makes a separate registry, such as for tests.
  public init() {}

  /// Registers a value; it is made when it is first needed.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(.making(dependencyProvider), Key(type: ObjectIdentifier(Dependency.self), name: key))
  }

  /// Registers a value that a closure makes when it is first needed.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    set(.making(dependencyProvider), Key(type: ObjectIdentifier(Dependency.self), name: key))
  }

  /// Registers a value that a closure makes before the first intent that needs it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping @Sendable () async throws -> Dependency
  ) {
    set(.preparing(dependencyProvider), Key(type: ObjectIdentifier(Dependency.self), name: key))
  }

  /// Registers a value that is made on the main thread before the first intent that needs it.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @escaping @MainActor @Sendable () throws -> Dependency
  ) {
    set(
      .preparing { try await dependencyProvider() },
      Key(type: ObjectIdentifier(Dependency.self), name: key))
  }

  private func set(_ provider: Provider, _ key: Key) {
    providers.withLock { $0[key] = provider }
  }

  // MARK: Looking up

  /// Whether something was registered here, or for the whole process.
  func has<Dependency>(_ type: Dependency.Type, key: AnyHashable?) -> Bool {
    let key = Key(type: ObjectIdentifier(type), name: key)
    return registries.contains { $0.providers.withLock { $0[key] } != nil }
  }

  /// The value registered here, or for the whole process; nil if there is none yet.
  func value<Dependency>(of type: Dependency.Type, key: AnyHashable?) -> Dependency? {
    let key = Key(type: ObjectIdentifier(type), name: key)
    return registries.lazy.compactMap { $0.value(key) as? Dependency }.first
  }

  /// Makes a value whose closure is asynchronous or runs on the main thread; others are made when
  /// read.
  func prepare<Dependency>(_ type: Dependency.Type, key: AnyHashable?) async throws {
    let key = Key(type: ObjectIdentifier(type), name: key)
    for registry in registries { try await registry.prepare(key) }
  }

  /// Makes all values whose closures are asynchronous or run on the main thread, so that queries
  /// find them, too. A value that fails is tried again for the intent that needs it, which then
  /// throws the error.
  func prepareAll() async {
    let waiting = providers.withLock { providers in
      providers.filter { if case .preparing = $0.value { true } else { false } }.map(\.key)
    }
    for key in waiting { try? await prepare(key) }
  }

  private var registries: [AppDependencyManager] {
    self === Self.process ? [self] : [self, .process]
  }

  private func prepare(_ key: Key) async throws {
    guard case .preparing(let make) = providers.withLock({ $0[key] }) else { return }
    _ = try await keep(make(), key)
  }

  private func value(_ key: Key) -> (any Sendable)? {
    switch providers.withLock({ $0[key] }) {
    case nil, .preparing: nil
    case .made(let value): value
    // Made outside of the lock: making one may need another.
    case .making(let make): keep(make(), key)
    }
  }

  /// If two values were made at the same time, the first one counts.
  private func keep(_ value: any Sendable, _ key: Key) -> any Sendable {
    providers.withLock { providers in
      if case .made(let first)? = providers[key] { return first }
      providers[key] = .made(value)
      return value
    }
  }
}
