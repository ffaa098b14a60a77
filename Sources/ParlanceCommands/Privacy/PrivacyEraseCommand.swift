// SPDX-License-Identifier: Apache-2.0

import AppFiles
import ArgumentParser
import Assistant
import AssistantStore
import Dialog
import Foundation
import IntentModel
import PrivateFiles
import Rendering
import Terminal
import Voice

/// `parlance privacy erase`: erases data of one app, of one kind or all, once the user says yes.
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
    // Data that can't be counted can still be erased with everything else.
    let counts = try all ? (try? kept.counts(scope)) : kept.counts(scope)
    // Remains of a crash are not counted, but are erased too.
    let needsYes = counts?.isEmpty != true
    if needsYes, try await !isAllowed(counts ?? [], kept) { throw ExitCode(ExitStatus.negative) }
    let left: [LeftFile]
    do {
      left = try kept.erase(scope)
    } catch {
      try Output.error.write(kept.wording.text("privacy.kept").neutralised() + "\n")
      throw error
    }
    try tell(counts, left, kept)
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
    let settings = LineSettings(prompt: kept.wording.text("privacy.ask"), wording: kept.wording)
    let reader = console.lineReader(settings)
    await reader.markShown()
    try tell(counts.map { $0.line(kept.wording) }, kept)
    if try await isAgreed(reader, kept) { return true }
    try tell([kept.wording.text("privacy.kept")], kept)
    return false
  }

  /// A yes that was typed before the list was shown doesn't count; the question is asked again.
  private func isAgreed(_ reader: any LineReader, _ kept: KeptData) async throws -> Bool {
    while true {
      switch await reader.readLine() {
      case .line(let answer): return isYes(answer, kept)
      case .lineTypedAhead(let text):
        guard isYes(text, kept) else { return false }
        try tell([kept.wording.text("reply.typedAhead", ["text": text])], kept)
      case .interrupted, .endOfInput: return false
      }
    }
  }

  /// A plain yes in the user's language, and nothing else.
  private func isYes(_ answer: String, _ kept: KeptData) -> Bool {
    InstallationLoader(vocabulary: kept.vocabulary, apps: [], container: { _ in kept.vocabulary })
      .ownAnswers(locale: kept.locale).consents(Utterance(answer))
  }

  // MARK: Telling

  /// - Parameter counts: The counts before erasing; nil if they are unknown.
  private func tell(_ counts: [KeptCount]?, _ left: [LeftFile], _ kept: KeptData) throws {
    guard let counts else {
      return left.contains(where: \.isFailure)
        ? () : try tell([kept.wording.text("privacy.erased.all")], kept)
    }
    guard !counts.isEmpty else { return try tell([kept.wording.text("privacy.nothing")], kept) }
    let (whole, rest) = counts.partitioned { count in
      !left.contains { $0.isStillThere && $0.path.lies(in: count.path) }
    }
    let erased = whole.map { count in
      options.isJSON ? count.json.text : line("privacy.erased", count, kept)
    }
    try options.write(list: erased, kept.wording)
    try tell(rest.map { line("privacy.notErased", $0, kept) }, kept)
  }

  private func line(_ key: String, _ count: KeptCount, _ kept: KeptData) -> String {
    kept.wording.text(key, ["line": count.line(kept.wording)])
  }

  /// Prints lines for people; nothing in JSON.
  private func tell(_ lines: [String], _ kept: KeptData) throws {
    guard !options.isJSON else { return }
    try options.write(list: lines, kept.wording)
  }

  private func tell(_ left: [LeftFile], notErased kept: KeptData) throws {
    for file in left {
      try Output.error.write(text(of: file, kept.wording).neutralised() + "\n")
    }
    throw ExitCode(
      left.contains(where: \.isFailure) ? ExitStatus.programFailed : ExitStatus.negative)
  }

  /// Keys: `privacy.left` and so on, with `${path}`.
  private func text(of file: LeftFile, _ wording: Wording) -> String {
    if case .failed(let path, let code) = file {
      return ProgramFailure.text(of: RecordsFailure(erasing: path, code), wording)
    }
    let key =
      switch file {
      case .linked, .failed: "privacy.left"
      case .elsewhere: "privacy.left.elsewhere"
      case .link: "privacy.left.link"
      case .special: "privacy.left.special"
      case .mounted: "privacy.left.mounted"
      case .foreign: "privacy.left.foreign"
      }
    return wording.text(key, ["path": file.path])
  }
}

extension String {
  /// Whether it is a path, or lies below it.
  fileprivate func lies(in path: String) -> Bool { self == path || hasPrefix("\(path)/") }
}

extension [KeptCount] {
  /// The counts that satisfy a condition, and the others.
  fileprivate func partitioned(by holds: (KeptCount) -> Bool) -> ([KeptCount], [KeptCount]) {
    (filter(holds), filter { !holds($0) })
  }
}
