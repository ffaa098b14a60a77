// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lines that can be edited, called back and completed on a terminal, through libedit.
public final class EditLineReader: LineReader {
  private let thread = BlockingThread(name: "parlance.editor")
  private let editor: LineEditor

  /// Nil when the descriptors are no terminal.
  /// - Parameters:
  ///   - input: an open file descriptor, which stays the caller's, as `output` does.
  ///   - terminalType: as terminfo calls it: `xterm-256color`.
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

  /// Asks differently from the next line on, and loses nothing that was typed ahead.
  ///
  /// The history stays what it is, whatever file the settings name.
  public func change(to settings: LineSettings) async {
    let editor = editor
    await thread.run { editor.use(settings) }
  }

  /// Ends the line being typed, or else the next one, as Ctrl-C does.
  public func interrupt() { editor.interrupt() }

  /// Draws the line being typed for the terminal's new width.
  ///
  /// Not needed on the terminal that controls the process: its signal is heard.
  public func terminalWasResized() { editor.redraw() }
}

/// Where the user's lines come from.
public protocol LineReader: Sendable {
  /// Shows the prompt, where there is one, and waits for a line.
  ///
  /// Called when the last answer is complete: nothing is printed while the user types.
  func readLine() async -> LineEvent

  /// Called right before something is shown that the next line may answer: what was typed or pasted until now was not
  /// typed in answer to it.
  ///
  /// Only a terminal tells it. Nobody sees what is shown where lines come from a pipe, so each answers what is open.
  func markShown() async
}
