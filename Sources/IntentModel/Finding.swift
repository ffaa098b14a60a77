// SPDX-License-Identifier: Apache-2.0

/// Something an author should mend: where, what, and how.
public struct Finding: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable, Comparable {
    case note
    case warning
    case error

    public static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  public var severity: Severity

  /// The name of the rule, in words joined by hyphens: `unknown-list`.
  public var rule: String

  /// The problem and, after a semicolon, how to mend it.
  public var message: String

  public var location: SourceLocation

  /// The line the location points into, for a caret under it.
  public var sourceLine: String?

  /// An edit that mends it for certain; nil when the author has to decide.
  public var edit: TextEdit?

  public init(
    _ severity: Severity, rule: String, message: String, at location: SourceLocation,
    sourceLine: String? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.location = location
    self.sourceLine = sourceLine
  }
}

extension Finding: CustomStringConvertible {
  /// `order.yaml:4:12: error: no list named 'sizes' [unknown-list]`, the line and a caret under it.
  public var description: String { lines.joined(separator: "\n") }

  /// The description line by line.
  ///
  /// A file's name, a key or a line of a file may hold ends of lines; here they are blanks, so that none of them begins
  /// a line.
  public var lines: [String] {
    let head = "\(location): \(severity.rawValue): \(message) [\(rule)]".onOneLine
    guard let sourceLine, location.column > 0 else { return [head] }
    let margin = sourceLine.prefix(location.column - 1).map { $0 == "\t" ? "\t" : " " }
    return [head, sourceLine.onOneLine, "\(margin.joined())^"]
  }
}

/// Findings that keep a file from being used.
public struct FindingsError: Error, Hashable, Sendable, CustomStringConvertible {
  public var findings: [Finding]

  public init(_ findings: [Finding]) { self.findings = findings }

  public var description: String { findings.map(\.description).joined(separator: "\n") }
}

/// A change of a file that mends a finding for certain.
public struct TextEdit: Hashable, Sendable {
  /// Of the first character that is replaced.
  public var location: SourceLocation

  /// The text that stands there now; when another text does, nothing is changed.
  public var text: String
  public var replacement: String

  public init(at location: SourceLocation, replacing text: String, by replacement: String) {
    self.location = location
    self.text = text
    self.replacement = replacement
  }
}

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
