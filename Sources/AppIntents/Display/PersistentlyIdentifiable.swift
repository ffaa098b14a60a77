// SPDX-License-Identifier: Apache-2.0

/// A type with an identifier that can stay the same when the type is renamed.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's own name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}
