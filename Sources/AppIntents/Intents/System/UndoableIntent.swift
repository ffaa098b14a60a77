// SPDX-License-Identifier: Apache-2.0

/// An intent that can be undone.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// The manager to register an undo with. It is always nil here, because nothing can be undone.
  @MainActor public var undoManager: UndoManager? { nil }
}
