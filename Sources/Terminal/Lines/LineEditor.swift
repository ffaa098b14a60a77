// SPDX-License-Identifier: Apache-2.0

import CEditLine
import Foundation
import Rendering

/// The blocking half of an ``EditLineReader``: one thread reads, any thread may interrupt.
final class LineEditor: @unchecked Sendable {
  private let handle: OpaquePointer
  // Only used by the reading thread.
  private var history: LineHistory
  private var completer: Completer
  private var onTyping: @Sendable () -> Void

  init?(_ settings: LineSettings, input: Int32, output: Int32, terminalType: String) {
    let handle = terminalType.withCString { terminal in
      var choices = cel_settings(
        terminal: terminal, history: Int32(LineHistory.limit), line_limit: LineSettings.lineLimit)
      return cel_open(input, output, &choices)
    }
    guard let handle else { return nil }
    self.handle = handle
    history = LineHistory(file: settings.historyFile)
    completer = Completer(settings.completions, wording: settings.wording)
    onTyping = settings.onTyping
    use(settings)
    cel_set_completion(handle, completeLine, Unmanaged.passUnretained(self).toOpaque())
    cel_set_typing(handle, tellTyping, Unmanaged.passUnretained(self).toOpaque())
    for line in history.lines { cel_remember(handle, line) }
  }

  deinit { cel_close(handle) }

  /// Uses all of the settings but the history's file, from the next line on.
  func use(_ settings: LineSettings) {
    completer = Completer(settings.completions, wording: settings.wording)
    onTyping = settings.onTyping
    cel_set_prompt(handle, Self.prompt(settings))
    cel_set_searching(handle, settings.searchesHistory)
  }

  /// Waits for the next line.
  func next() -> LineEvent {
    completer.reset()
    var start: UnsafePointer<CChar>?
    var length = 0
    switch cel_read(handle, &start, &length) {
    case CEL_LINE:
      let line = keep(UnsafeRawBufferPointer(start: start, count: length))
      return cel_was_ahead(handle) ? .lineTypedAhead(line) : .line(line)
    case CEL_INTERRUPTED: return .interrupted
    default: return .endOfInput
    }
  }

  func markShown() { cel_mark_shown(handle) }

  func interrupt() { cel_interrupt(handle) }
  func redraw() { cel_resized(handle) }

  fileprivate func noteTyping() { onTyping() }

  /// Answers the Tab key during a read.
  fileprivate func complete(_ text: String) {
    switch completer.answer(to: text) {
    case .nothing: break
    case .replace(let text): cel_replace(handle, text)
    case .list(let lines): cel_list(handle, lines.map { $0 + "\n" }.joined())
    }
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) -> String {
    let line = String(decoding: bytes, as: UTF8.self)
    if history.add(line) { cel_remember(handle, line) }
    return line
  }

  /// The blank at the prompt's end has no colour, because libedit ties an escape sequence to the
  /// character after it.
  private static func prompt(_ settings: LineSettings) -> String {
    let prompt = settings.prompt.neutralised()
    guard settings.isColoured, let end = prompt.lastIndex(where: { $0 != " " }) else {
      return prompt
    }
    let rest = String(prompt[prompt.index(after: end)...])
    let start = escape(Ink.prompt.start)
    return start + String(prompt[...end]) + escape(Ink.end) + (rest.isEmpty ? " " : rest)
  }

  private static func escape(_ sequence: String) -> String { "\u{1}" + sequence + "\u{1}" }
}

/// libedit calls this C function, which calls back into Swift.
private func completeLine(_ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>?) {
  guard let context, let text else { return }
  Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().complete(String(cString: text))
}

private func tellTyping(_ context: UnsafeMutableRawPointer?) {
  guard let context else { return }
  Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue().noteTyping()
}
