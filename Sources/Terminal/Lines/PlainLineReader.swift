// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads lines from a pipe, a file, or a terminal without cursor movement.
public final class PlainLineReader: LineReader {
  private let thread = BlockingThread(name: "parlance.lines")
  private let source: LineSource
  private let prompt: String
  private let output: Output

  /// - Parameters:
  ///   - input: An open file descriptor; the caller still owns it.
  ///   - prompt: The prompt; an empty text shows none.
  ///   - output: Where the prompt is shown.
  ///   - limit: The most bytes of a line that are kept.
  public init(
    input: Int32 = 0, prompt: String = "", output: Output = .standard,
    limit: Int = LineSettings.lineLimit
  ) {
    source = LineSource(input: input, limit: limit)
    self.prompt = prompt
    self.output = output
  }

  public func readLine() async -> LineEvent {
    if Task.isCancelled { return .interrupted }
    let event = await nextEvent()
    switch event {
    case .line, .lineTypedAhead: break
    // Nobody typed Return, so a line end is printed for the output that follows.
    case .interrupted, .endOfInput: if !prompt.isEmpty { show("\n") }
    }
    return event
  }

  public func markShown() async {
    let source = source
    await thread.run { source.markShown() }
  }

  /// Waits for a line, and also returns those that have already arrived; no prompt is shown.
  /// - Returns: No lines at the end of the input, or if the wait was interrupted.
  public func readLines(atMost limit: Int) async -> [String] {
    let source = source
    return await withTaskCancellationHandler {
      await thread.run { source.nextLines(atMost: limit) }
    } onCancel: {
      source.interrupt()
    }
  }

  private func nextEvent() async -> LineEvent {
    let source = source
    return await withTaskCancellationHandler {
      await thread.run { source.next { self.show(self.prompt) } }
    } onCancel: {
      source.interrupt()
    }
  }

  /// An error while showing the prompt doesn't prevent reading.
  private func show(_ text: String) {
    if !text.isEmpty { try? output.write(text) }
  }
}
