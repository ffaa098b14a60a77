// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal

/// A chat that is being written into a transcript, line by line, so that nothing is lost.
struct ChatRecording {
  /// As the user named it.
  let file: String
  private let handle: FileHandle
  private let writer: TranscriptWriter

  /// Begins a file that is not there yet with what holds in the chat.
  ///
  /// - Throws: A `CocoaError` where the file can't be made, or is there already.
  init(_ file: String, of workspace: Workspace, _ writer: TranscriptWriter) throws {
    self.file = file
    self.writer = writer
    let url = URL(filePath: file)
    try Data().write(to: url, options: .withoutOverwriting)
    handle = try FileHandle(forWritingTo: url)
    try write(Self.settings(of: workspace) + [""])
  }

  /// What is to hold when it is played: the language, the time, and what the options say of the device.
  private static func settings(of workspace: Workspace) -> [String] {
    let options = workspace.options
    return [
      "@ locale \(workspace.locale)", "@ now \(workspace.now().formatted(.iso8601))",
    ] + (options.locked ? ["@ locked"] : [])
      + options.signedOut.map { "@ signed-out \($0)" } + options.unopened.map { "@ unopened \($0)" }
  }

  func add(said line: String) throws { try write([writer.said(line)]) }

  func add(_ answers: [TranscriptLine]) throws { try write(answers.map(\.description)) }

  func finish() throws { try handle.close() }

  private func write(_ lines: [String]) throws {
    try handle.write(contentsOf: Data(lines.map { $0 + "\n" }.joined().utf8))
  }
}
