// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A property of an entity that is visible to others: in results and in the steps of a shortcut.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable where Value: _IntentValue {
  public let title: LocalizedStringResource?
  private let held = Mutex<Value?>(nil)

  public init() { title = nil }

  public init(title: LocalizedStringResource) { self.title = title }

  public var wrappedValue: Value {
    get {
      if let value = held.withLock({ $0 }) { return value }
      if let absent = (Value.self as? any AbsentValue.Type)?.absent as? Value { return absent }
      fatalError(
        "a property '\(title?.key ?? "")' of type \(Value.self) was read before it had a value")
    }
    set { held.withLock { $0 = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: Equatable where Value: Equatable {
  public static func == (one: EntityProperty, other: EntityProperty) -> Bool {
    one.wrappedValue == other.wrappedValue
  }
}

extension EntityProperty: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
