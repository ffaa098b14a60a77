// SPDX-License-Identifier: Apache-2.0

import Rendering

/// The argument parser's help or error message for a screen reader. An option and its meaning are
/// on one line, without columns, brackets and the usage line.
struct LinearHelp {
  private let message: String

  init(_ message: String) { self.message = message }

  /// - Parameter width: the terminal's, in columns.
  func text(width: Int) -> String {
    lines.flatMap { $0.wrapped(to: width - 1) }.joined(separator: "\n")
  }

  private var lines: [String] {
    message.split(separator: "\n", omittingEmptySubsequences: false).reduce(into: []) {
      lines, line in
      let text = line.drop { $0 == " " }
      let indentation = line.count - text.count
      if text.lowercased().hasPrefix("usage:") { return }
      if let columns = text.wholeMatch(of: #/(\S(?:.*?\S)??) {2,}(\S.*)/#), indentation == 2 {
        lines.append("\(Self.plain(columns.1)): \(columns.2)")
      } else if indentation > 4, let last = lines.popLast() {
        // The description of an option may start on, or go on in, the next line.
        lines.append(last + (last.hasPrefix("-") && !last.contains(": ") ? ": " : " ") + text)
      } else {
        lines.append(indentation == 2 ? Self.plain(text) : String(text))
      }
    }
  }

  /// `--locale tag` for `--locale <tag>`.
  private static func plain(_ names: Substring) -> String {
    String(names.filter { !"<>[]".contains($0) })
  }
}
