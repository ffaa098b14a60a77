// SPDX-License-Identifier: Apache-2.0

/// What may declare `@Dependency`.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  public typealias Dependency = AppDependency
}
