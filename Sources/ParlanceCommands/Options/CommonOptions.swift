// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal

/// The options every command has.
struct CommonOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("The language to talk in, such as en-US.", valueName: "tag"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "A further app: its folder or one of its files. Repeatable.", valueName: "path"))
  var app: [String] = []

  @Option(help: ArgumentHelp("The folder for everything that is kept.", valueName: "folder"))
  var data: String?

  @Flag(help: "Keep nothing: everything is gone at the end.")
  var ephemeral = false

  @Flag(help: "One JSON object a line.")
  var json = false

  @Option(help: "text or json; rehearse also prints junit, lint sarif.")
  var format: OutputFormat?

  @Option(help: ArgumentHelp("The time it is taken to be, ISO 8601.", valueName: "time"))
  var now: FixedTime?

  @Option(help: ArgumentHelp("The folder with the words of the apps.", valueName: "folder"))
  var vocabulary: String?

  @Option(help: "How answers are shown: hands-on, hands-free, driving or screen-reader.")
  var style: Style?

  @Flag(help: "Take the device to be locked.")
  var locked = false

  @Option(
    name: .customLong("signed-out"),
    help: ArgumentHelp("An app whose user is logged out. Repeatable.", valueName: "app"))
  var signedOut: [String] = []

  @Option(help: ArgumentHelp("An app that was never opened. Repeatable.", valueName: "app"))
  var unopened: [String] = []

  var outputFormat: OutputFormat { json ? .json : format ?? .text }

  var isJSON: Bool { outputFormat == .json }

  func validate() throws {
    if ephemeral, data != nil {
      throw ValidationError("--data and --ephemeral exclude each other; give one of them")
    }
    if json, let format, format != .json {
      throw ValidationError(
        "--json and --format \(format.rawValue) exclude each other; give one of them")
    }
  }
}

extension CommonOptions {
  /// A shorter list is read out without its count.
  static let longList = 5

  /// Prints a list, one line per entry; for a screen reader a long list begins with its count.
  func write(list lines: [String], _ wording: Wording) throws {
    let isCounted = !isJSON && lines.count >= Self.longList && isLinear
    let all = (isCounted ? [wording.count("terminal.lines", lines.count)] : []) + lines
    // JSON already escapes control characters.
    let text = all.map { (isJSON ? $0 : $0.neutralised()) + "\n" }.joined()
    try Output.standard.write(text)
  }
}

extension CommonOptions {
  /// Whether text is for a screen reader: whole lines of words. Other formats such as JSON never
  /// are.
  var isLinear: Bool { chosenStyle == .screenReader }

  /// The chosen style; nil if none was. A saved style only counts at a terminal, since the reader
  /// of a pipe may be another program.
  private var chosenStyle: Style? {
    StyleChoice(style).explicit ?? (Console.standard.outputIsTerminal ? savedStyle : nil)
  }

  private var savedStyle: Style? {
    let environment = ProcessInfo.processInfo.environment
    guard !ephemeral, let folder = try? DataFolder.located(option: data, environment: environment)
    else { return nil }
    // A command that needs the records reports that they can't be read.
    let name = try? SQLiteRecords(folder: folder.url).setting(StyleChoice.setting)
    return name.flatMap(Style.init)
  }
}

/// A moment given on the command line.
struct FixedTime: ExpressibleByArgument, Sendable {
  let date: Date

  init(_ date: Date) { self.date = date }

  init?(argument: String) {
    guard let date = Date(written: argument) else { return nil }
    self.date = date
  }
}
