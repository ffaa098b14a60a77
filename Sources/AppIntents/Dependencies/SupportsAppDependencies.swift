// SPDX-License-Identifier: Apache-2.0

/// A type that may declare `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}
