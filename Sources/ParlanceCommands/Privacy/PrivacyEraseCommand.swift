// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import AssistantStore
import Foundation
import IntentModel
import Rendering
import Terminal
import Voice

/// `parlance privacy erase`: is rid of one app, one kind or everything, once the user says yes.
struct PrivacyEraseCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "erase", abstract: "Erase one app, one kind or everything, for good.",
    discussion: """
      Of an app goes all that it keeps itself and all that is kept about it, and with it every line that was typed \
      in the chat, since a line need not name the app it is about. Whether the app may be used stays as it is, unless \
      --kind settings is erased.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var selection: KeptSelection

  @Flag(help: "Erase everything.")
  var all = false

  @Flag(help: "Erase without asking.")
  var yes = false

  func validate() throws {
    try validateFormat()
    let isNamed = selection.app != nil || !selection.kinds.isEmpty
    if all, isNamed {
      throw ValidationError("--all and an app or a --kind exclude each other; give one of them")
    }
    guard !all, !isNamed else { return }
    throw ValidationError("Say what to erase: an app, a --kind, or --all")
  }

  func run() async throws {
    let kept = try KeptData(options)
    defer { kept.close() }
    let whole = selection.app == nil ? Set(KeptKind.allCases) : KeptScope.everythingOfAnApp
    let scope = try kept.scope(selection, otherwise: whole)
    // What can't be counted can be erased with everything else.
    let counts = try all ? (try? kept.counts(scope)) : kept.counts(scope)
    // What a crash has left counts for nothing, and goes all the same.
    let needsYes = counts?.isEmpty != true
    if needsYes, try await !isAllowed(counts ?? [], kept) { throw ExitCode(ExitStatus.negative) }
    let left = try kept.erase(scope)
    try tell(counts, kept)
    guard !left.isEmpty else { return }
    try tell(left, notErased: kept)
  }

  // MARK: Asking

  private func isAllowed(_ counts: [KeptCount], _ kept: KeptData) async throws -> Bool {
    if yes { return true }
    let console = Console.standard
    guard console.inputIsTerminal, console.outputIsTerminal, !options.isJSON else {
      try Output.error.write(kept.wording.text("privacy.needsYes").neutralised() + "\n")
      return false
    }
    try tell(counts.map { $0.line(kept.wording) }, kept)
    let settings = LineSettings(prompt: kept.wording.text("privacy.ask"), wording: kept.wording)
    if case .line(let answer) = await console.lineReader(settings).readLine(), isYes(answer, kept) {
      return true
    }
    try tell([kept.wording.text("privacy.kept")], kept)
    return false
  }

  /// A yes in the user's language, and nothing else.
  private func isYes(_ answer: String, _ kept: KeptData) -> Bool {
    let system = SystemFolder(kept.vocabulary.appending(path: "System"))
    let text = answer.trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
    let values = system.valueRecognizer(locale: kept.locale).content
      .values(in: text, kinds: [.boolean], now: Date(), timeZone: .current)
    return values.first?.value == .boolean(true) && values.first?.heard == text
  }

  // MARK: Telling

  /// - Parameter counts: nil where nobody knows what was there.
  private func tell(_ counts: [KeptCount]?, _ kept: KeptData) throws {
    guard let counts else { return try tell([kept.wording.text("privacy.erased.all")], kept) }
    guard !counts.isEmpty else { return try tell([kept.wording.text("privacy.nothing")], kept) }
    let lines = counts.map { count in
      options.isJSON
        ? count.json.text : kept.wording.text("privacy.erased", ["line": count.line(kept.wording)])
    }
    try options.write(list: lines, kept.wording)
  }

  /// Prints lines that no program reads.
  private func tell(_ lines: [String], _ kept: KeptData) throws {
    guard !options.isJSON else { return }
    try options.write(list: lines, kept.wording)
  }

  private func tell(_ left: [LeftFile], notErased kept: KeptData) throws {
    for file in left {
      try Output.error.write(text(of: file, kept.wording).neutralised() + "\n")
    }
    throw ExitCode(ExitStatus.negative)
  }

  private func text(of file: LeftFile, _ wording: Wording) -> String {
    switch file {
    case .linked(let path): wording.text("privacy.left", ["path": path])
    case .elsewhere(let path): wording.text("privacy.left.elsewhere", ["path": path])
    }
  }
}
