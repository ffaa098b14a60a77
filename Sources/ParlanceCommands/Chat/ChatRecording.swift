// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal

/// A recording of a chat; each line is written at once, so that nothing is lost.
struct ChatRecording {
  /// The path as the user typed it.
  let file: String
  private let handle: FileHandle
  private let writer: TranscriptWriter

  /// Creates a new file, which begins with the settings of the chat.
  ///
  /// - Throws: A `CocoaError` if the file can't be created or already exists.
  init(_ file: String, of workspace: Workspace, _ writer: TranscriptWriter) throws {
    self.file = file
    self.writer = writer
    let url = URL(filePath: file)
    try Data().write(to: url, options: .withoutOverwriting)
    handle = try FileHandle(forWritingTo: url)
    try write(Self.settings(of: workspace) + [""])
  }

  /// The settings for playing it: the language, the time, and the options about the device.
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
