// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import IntentModel

/// The options every command has.
struct CommonOptions: ParsableArguments {
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
