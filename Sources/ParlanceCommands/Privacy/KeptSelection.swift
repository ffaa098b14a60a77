// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssistantStore
import IntentModel

/// What of all that is kept is meant.
struct KeptSelection: ParsableArguments {
  @ArgumentParser.Argument(
    help: "The app, as it is called or by its name here; every app where none is named.")
  var app: String?

  @Option(name: .customLong("kind"), help: "A kind of what is kept. Repeatable.")
  var kinds: [KeptKind] = []

  func validate() throws {
    guard app != nil, let kind = kinds.first(where: { !KeptKind.ofApps.contains($0) }) else {
      return
    }
    throw ValidationError("--kind \(kind.rawValue) belongs to no app; leave the app out")
  }
}
