// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel
public import Rendering

/// What the program reads from and writes to, and what the terminal there can do.
public struct Console: Sendable {
  public let input: Int32
  public let output: Int32
  private let environment: [String: String]

  public init(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) {
    self.input = input
    self.output = output
    self.environment = environment
  }

  /// The process's own.
  public static var standard: Console {
    Console(environment: ProcessInfo.processInfo.environment)
  }

  /// The process's own, seen from standard error.
  public static var error: Console {
    Console(output: 2, environment: ProcessInfo.processInfo.environment)
  }

  public var inputIsTerminal: Bool { isatty(input) == 1 }
  public var outputIsTerminal: Bool { isatty(output) == 1 }

  /// As terminfo calls it; nil when there is none or it can only print.
  public var terminalType: String? {
    guard let type = environment["TERM"], !type.isEmpty, type != "dumb" else { return nil }
    return type
  }

  /// Whether lines can be edited: a terminal at both ends that can move its cursor.
  public var canEdit: Bool { inputIsTerminal && outputIsTerminal && terminalType != nil }

  /// Whether a style is coloured here: hands-on, on a terminal, unless `NO_COLOR` says no.
  public func isColoured(_ style: Style) -> Bool {
    style == .handsOn && outputIsTerminal && terminalType != nil
      && environment["NO_COLOR", default: ""].isEmpty
  }

  /// The terminal's width in columns, else `COLUMNS`, else 80.
  public var width: Int {
    var size = winsize()
    if ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return Int(size.ws_col) }
    return environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}

extension Console {
  /// The renderer of a style for the terminal as wide as it is now.
  public func renderer(_ style: Style, wording: Wording) -> any TurnRenderer {
    style.renderer(width: width, wording: wording, isColoured: isColoured(style))
  }
}

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
