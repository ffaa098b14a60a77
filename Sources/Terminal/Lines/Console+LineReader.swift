// SPDX-License-Identifier: Apache-2.0

extension Console {
  /// A reader with line editing where the terminal can do it, else a plain one.
  public func lineReader(_ settings: LineSettings) -> any LineReader {
    if canEdit, let terminalType,
      let editor = EditLineReader(
        settings, input: input, output: output, terminalType: terminalType)
    {
      return editor
    }
    return PlainLineReader(
      input: input, prompt: outputIsTerminal ? settings.prompt : "",
      output: Output(descriptor: output))
  }
}
