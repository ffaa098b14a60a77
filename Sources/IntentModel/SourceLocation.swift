// SPDX-License-Identifier: Apache-2.0

/// A place in a file that somebody wrote.
public struct SourceLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// As the user named it, or relative to the app's folder.
  public var file: String

  /// From 1; 0 when the whole file is meant.
  public var line: Int

  /// In characters from 1; 0 when the whole line is meant.
  public var column: Int

  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String {
    switch (line, column) {
    case (0, _): file
    case (_, 0): "\(file):\(line)"
    default: "\(file):\(line):\(column)"
    }
  }
}
