// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import Rendering
import Terminal

/// `/record`: records the chat from now on as a transcript.
extension Chat {
  /// Begins a recording, or ends the current one.
  mutating func changeRecording(_ file: String) async throws {
    switch (recording, file) {
    case (.some, _): try await finishRecording()
    case (nil, ""): try await say("chat.record.usage")
    case (nil, _) where await session.isWaiting: try await say("chat.record.open")
    case (nil, _): try await beginRecording(file)
    }
  }

  private mutating func beginRecording(_ file: String) async throws {
    guard !FileManager.default.fileExists(atPath: file) else {
      return try await say("chat.record.exists", ["file": file])
    }
    do {
      recording = try ChatRecording(file, of: workspace, writer)
      try await say("chat.record.started", ["file": file])
    } catch let error as CocoaError {
      try await say("failure.unwritable", ["path": file, "reason": error.reason])
    }
  }

  /// Works on the recording, if there is one; a write error is reported and ends it.
  mutating func record(_ work: (ChatRecording) throws -> Void) async throws {
    guard let recording else { return }
    do {
      try work(recording)
    } catch let error as CocoaError {
      self.recording = nil
      try await say("failure.unwritable", ["path": recording.file, "reason": error.reason])
    }
  }

  /// Closes the file and plays it once, so that parts that vary become placeholders.
  mutating func finishRecording() async throws {
    guard let recording else { return }
    self.recording = nil
    try? recording.finish()
    do {
      let differing = try await RehearsedTranscript(recording.file, workspace.options).settle()
      let key = differing == 0 ? "chat.record.finished" : "chat.record.differs"
      try await say(key, ["file": recording.file, "count": String(differing)])
    } catch let trouble as RehearsedTranscript.Trouble {
      for fault in trouble.faults { try Output.error.write(fault.neutralised() + "\n") }
    }
  }
}
