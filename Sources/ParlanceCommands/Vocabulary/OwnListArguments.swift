// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// Which list of the user's own is meant.
struct OwnListArguments: ParsableArguments {
  @ArgumentParser.Argument(help: "The app, or System for the contacts every app knows.")
  var app: String

  @ArgumentParser.Argument(help: "The kind of name, such as contact.")
  var kind: String
}
