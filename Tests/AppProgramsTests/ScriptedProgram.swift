// SPDX-License-Identifier: Apache-2.0

import AppPrograms
import Foundation
import IntentModel
import ParlanceTesting

/// A shell program that behaves as a test needs it, in a folder of its own.
final class ScriptedProgram {
  let folder: URL

  init(_ script: String) throws {
    folder = ScratchPlace.folder.appending(path: "program-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "#!/bin/sh\n\(script)\n".write(to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: program.path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var program: URL { folder.appending(path: "program") }

  /// The program's working folder.
  var container: URL { folder.appending(path: "container") }

  var handler: ProgramHandler {
    ProgramHandler(program: program, container: container, usual: UsualHandler())
  }

  /// The contents of a file that it wrote into its folder.
  func written(to name: String) -> String {
    (try? String(contentsOf: container.appending(path: name), encoding: .utf8)) ?? ""
  }

  /// The processes listed in `pids` that still run. One that has ended and was not waited for
  /// counts as gone.
  var running: [pid_t] {
    written(to: "pids").split(separator: "\n").compactMap { pid_t($0) }.filter { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status.map { !$0.contains(") Z ") } ?? false
    }
  }
}

/// The assistant's own work for an intent that is left to it.
struct UsualHandler: IntentHandler {
  static let value = Value.text("usual")

  func resolve(
    _ parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Resolution] { [.success(Self.value)] }

  func options(
    for parameter: ParameterID, of intent: StructuredIntent, in context: RequestContext
  ) async throws -> [Value] { [Self.value] }

  func handle(
    _ intent: StructuredIntent, in context: RequestContext
  ) async throws -> Response { Response(.success, say: "usual") }
}
