// SPDX-License-Identifier: Apache-2.0

/// Can be taken back.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Where to register how; nil where nothing can be taken back.
  @MainActor public var undoManager: UndoManager? { nil }
}
