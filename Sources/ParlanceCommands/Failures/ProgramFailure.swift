// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import PrivateFiles
import Rendering
import Terminal

/// The reason why the program can't go on. The words come from the assistant's own strings.
enum ProgramFailure: Error {
  /// The assistant's files are missing, so the message is in the code.
  case noVocabulary(searched: [String])
  /// Some of the assistant's own texts are missing, so the message is in the code too.
  case incompleteVocabulary(String)
  case unreadable(path: String, reason: String, wording: Wording)
  case unwritable(path: String, reason: String, Wording)
  /// A folder has no sentences in the language that was asked for.
  case noSentences(path: String, Wording)
  case data(DataFolderFailure, Wording)
  case records(RecordsFailure, Wording)
  /// There is nothing of this name.
  case unknownName(String, String, [String], Wording)
  /// There are more of the user's own names than can be kept.
  case tooMuch(TooMuch, path: String?, Wording)
  /// The message is in the code too: this may be the first text of the program.
  case output(OutputFailure)

  /// - Parameter isLinear: Whether the message is for a screen reader; it then starts by saying
  ///   that it is an error.
  func tell(isLinear: Bool = false) {
    let key = "terminal.error"
    let marked = wording?.text(ifPresent: key, ["text": text]) ?? "Error: \(text)"
    // An error of standard error itself can't be reported.
    try? Output.error.write((isLinear ? marked : text).neutralised() + "\n")
  }

  /// The words for the message; nil if the message is in the code.
  private var wording: Wording? {
    switch self {
    case .noVocabulary, .incompleteVocabulary, .output: nil
    case .unreadable(_, _, let wording), .unwritable(_, _, let wording),
      .noSentences(_, let wording), .data(_, let wording), .records(_, let wording),
      .unknownName(_, _, _, let wording), .tooMuch(_, _, let wording):
      wording
    }
  }

  private var text: String {
    switch self {
    case .noVocabulary(let searched):
      "No vocabulary folder in \(searched.joined(separator: ", ")). Name it with --vocabulary."
    case .incompleteVocabulary(let path):
      "Texts of the assistant are missing in \(path). Name a whole vocabulary with --vocabulary."
    case .unreadable(let path, let reason, let wording):
      wording.text("failure.unreadable", ["path": path, "reason": reason])
    case .unwritable(let path, let reason, let wording):
      wording.text("failure.unwritable", ["path": path, "reason": reason])
    case .noSentences(let path, let wording):
      wording.text("failure.noSentences", ["path": path])
    case .data(.noPlace, let wording): wording.text("failure.data.noPlace")
    case .data(.foreign(let path), let wording):
      wording.text("failure.data.foreign", ["path": path, "name": FolderClaim.fileName])
    case .data(.unreachable(let path, let reason), let wording):
      wording.text("failure.data.unreachable", ["path": path, "reason": reason])
    case .records(let failure, let wording): Self.text(of: failure, wording)
    case .unknownName(let key, let name, let known, let wording):
      wording.text(key, ["name": name, "names": wording.list(known, .and)])
    case .tooMuch(let what, let path, let wording):
      wording.text(what.key, ["path": path ?? "", "limit": String(what.limit)])
    case .output(let failure):
      "The output can’t be written: \(String(cString: strerror(failure.code))). "
        + "Check where it goes, then try again."
    }
  }

  static func text(of failure: RecordsFailure, _ wording: Wording) -> String {
    switch failure {
    case .damaged(let path): wording.text("failure.records.damaged", ["path": path])
    case .readOnly(let path): wording.text("failure.records.readOnly", ["path": path])
    case .full(let path): wording.text("failure.records.full", ["path": path])
    case .locked(let path): wording.text("failure.records.locked", ["path": path])
    case .newer(let path): wording.text("failure.records.newer", ["path": path])
    case .unreachable(let path, let reason):
      wording.text("failure.records.unreachable", ["path": path, "reason": reason])
    }
  }
}
