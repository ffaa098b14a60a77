// SPDX-License-Identifier: Apache-2.0

// An app's own file needs no more than this import and its face's.
@_exported public import AppIntents
public import IntentModel
import ParlanceCommands

/// Runs an assistant for some apps with the arguments of the process: the chat, `say`, `rehearse` and all
/// other commands. It ends the process.
///
/// - Parameter apps: in the order in which they are named; `ShortcutsApp` makes one of App
///   Intents.
public func main(apps: [any AppCode]) async throws -> Never {
  await runParlance(apps: apps)
}
