// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads lines from a terminal through libedit, with editing, history and completion.
public final class EditLineReader: LineReader {
  private let thread = BlockingThread(name: "parlance.editor")
  private let editor: LineEditor

  /// Nil if the descriptors are not a terminal.
  ///
  /// - Parameters:
  ///   - settings: The settings, which may be changed later.
  ///   - input: An open file descriptor; the caller still owns it.
  ///   - output: Another one, for the prompt and the typed text.
  ///   - terminalType: The terminal's name in terminfo: `xterm-256color`.
  public init?(
    _ settings: LineSettings, input: Int32 = 0, output: Int32 = 1, terminalType: String
  ) {
    guard
      let editor = LineEditor(settings, input: input, output: output, terminalType: terminalType)
    else { return nil }
    self.editor = editor
  }

  public func readLine() async -> LineEvent {
    if Task.isCancelled { return .interrupted }
    let editor = editor
    return await withTaskCancellationHandler {
      await thread.run { editor.next() }
    } onCancel: {
      editor.interrupt()
    }
  }

  public func markShown() async {
    let editor = editor
    await thread.run { editor.markShown() }
  }

  /// Changes the settings from the next line on; nothing that was typed ahead is lost.
  ///
  /// The history stays as it is, even if the settings name another file.
  public func change(to settings: LineSettings) async {
    let editor = editor
    await thread.run { editor.use(settings) }
  }

  /// Interrupts the line that is being typed, or else the next one, as Ctrl-C does.
  public func interrupt() { editor.interrupt() }

  /// Redraws the line that is being typed, for the terminal's new width.
  ///
  /// Not needed on the terminal that controls the process, because the signal for a new size is
  /// handled.
  public func terminalWasResized() { editor.redraw() }
}
