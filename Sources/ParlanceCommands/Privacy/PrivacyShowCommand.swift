// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssistantStore
import Foundation
import IntentModel
import Terminal

/// `parlance privacy show`: what is kept, how much of it, and where.
struct PrivacyShowCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "List what is kept, how much of it, and in which file.",
    discussion: "Everything lies on this machine. Nothing leaves it.")

  @OptionGroup var options: CommonOptions
  @OptionGroup var selection: KeptSelection

  func run() async throws {
    let kept = try KeptData(options)
    defer { kept.close() }
    let kinds = selection.app == nil ? Set(KeptKind.allCases) : KeptKind.ofApps
    let counts = try kept.counts(kept.scope(selection, otherwise: kinds))
    let lines = counts.map { options.isJSON ? $0.json.text : $0.line(kept.wording) }
    let isNone = counts.isEmpty && !options.isJSON
    let none = kept.wording.text("privacy.none", ["path": kept.folder.url.path])
    try options.write(list: isNone ? [none] : lines, kept.wording)
  }
}
