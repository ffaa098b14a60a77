// SPDX-License-Identifier: Apache-2.0

import Terminal

extension Console {
  /// Reads standard input line by line, without a prompt and without editing.
  func plainLineReader() -> PlainLineReader {
    PlainLineReader(input: input, prompt: "", output: Output(descriptor: output))
  }
}
