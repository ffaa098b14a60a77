// SPDX-License-Identifier: Apache-2.0

/// Some values of a shortcut's parameter, from any provider.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {}

/// Some values of a shortcut's parameter under one title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {}
}

/// Builds a list of collections, which are written one below the other.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> {
  public static func buildBlock(
    _ collections: any AppShortcutOptionsCollectionProtocol...
  ) -> [any AppShortcutOptionsCollectionProtocol] { collections }
}
