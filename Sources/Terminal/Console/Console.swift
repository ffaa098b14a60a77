// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel
public import Rendering

/// The program's input and output, and the abilities of the terminal there.
public struct Console: Sendable {
  public let input: Int32
  public let output: Int32
  private let environment: [String: String]

  public init(input: Int32 = 0, output: Int32 = 1, environment: [String: String]) {
    self.input = input
    self.output = output
    self.environment = environment
  }

  /// The process's own console.
  public static var standard: Console {
    Console(environment: ProcessInfo.processInfo.environment)
  }

  /// The process's own console, with standard error as its output.
  public static var error: Console {
    Console(output: 2, environment: ProcessInfo.processInfo.environment)
  }

  public var inputIsTerminal: Bool { isatty(input) == 1 }
  public var outputIsTerminal: Bool { isatty(output) == 1 }

  /// The terminal's name in terminfo; nil if there is none or it can only print.
  public var terminalType: String? {
    guard let type = environment["TERM"], !type.isEmpty, type != "dumb" else { return nil }
    return type
  }

  /// Whether lines can be edited: input and output are a terminal that can move its cursor.
  public var canEdit: Bool { inputIsTerminal && outputIsTerminal && terminalType != nil }

  /// Whether a style is coloured: hands-on, on a terminal, unless `NO_COLOR` forbids it.
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
  /// The renderer of a style for the terminal's current width.
  public func renderer(_ style: Style, wording: Wording) -> any TurnRenderer {
    style.renderer(width: width, wording: wording, isColoured: isColoured(style))
  }
}

extension Console {
  /// A reader with line editing if the terminal supports it, otherwise a plain one.
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
