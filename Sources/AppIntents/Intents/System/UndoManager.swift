// SPDX-License-Identifier: Apache-2.0

/// Stands in for Foundation's class, which is missing on this system. It registers nothing.
@MainActor
public final class UndoManager {
  init() {}

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {}

  public func setActionName(_ actionName: String) {}
}
