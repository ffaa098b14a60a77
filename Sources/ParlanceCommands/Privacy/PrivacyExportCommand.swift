// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import AssistantStore
import Foundation
import Rendering
import Terminal

/// `parlance privacy export`: all kept data as one JSON object.
struct PrivacyExportCommand: ParlanceSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write all that is kept, or some of it, as one JSON object.",
    discussion: """
      What was compiled for the next start is left out: it holds nothing that is not elsewhere.
      """)

  @OptionGroup var options: CommonOptions
  @OptionGroup var selection: KeptSelection

  @Option(
    help: ArgumentHelp(
      "A new file to write, for your eyes only; else it is printed.", valueName: "file"))
  var output: String?

  func validate() throws {
    try validateFormat()
    if selection.kinds.contains(.indexes) {
      throw ValidationError(
        "--kind indexes can't be exported; it holds nothing that is not elsewhere")
    }
  }

  func run() async throws {
    let kept = try KeptData(options)
    defer { kept.close() }
    let kinds = selection.app == nil ? Set(KeptKind.allCases) : KeptKind.ofApps
    let scope = try kept.scope(selection, otherwise: kinds.subtracting([.indexes]))
    let text = try kept.exported(scope).text + "\n"
    guard let output else { return try Output.standard.write(text) }
    try write(text, to: output, kept)
  }

  private func write(_ text: String, to path: String, _ kept: KeptData) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw unwritable(path, errno, kept) }
    defer { close(descriptor) }
    do {
      try Output(descriptor: descriptor).write(text)
    } catch {
      throw unwritable(path, error.code, kept)
    }
  }

  private func unwritable(_ path: String, _ code: Int32, _ kept: KeptData) -> ProgramFailure {
    let reason = String(cString: strerror(code)).lowercased()
    return .unwritable(path: path, reason: reason, kept.wording)
  }
}
