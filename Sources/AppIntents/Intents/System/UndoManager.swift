// SPDX-License-Identifier: Apache-2.0

/// Registers how something is taken back; Foundation has none on this system.
@MainActor
public final class UndoManager {
  init() {}

  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor @Sendable (TargetType) -> Void
  ) {}

  public func setActionName(_ actionName: String) {}
}
