// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import PrivateFiles
import Terminal

extension KeptData {
  /// Erases all that is meant, and goes on where something can't be erased.
  ///
  /// The assistant's own file comes first: where another process holds it, nothing is erased at all. What was compiled
  /// goes with everything else, since it is made anew.
  /// - Returns: What is left.
  func erase(_ scope: KeptScope) throws -> [LeftFile] {
    var left = try recording { try eraseRecords(scope) }
    if scope.kinds.contains(.apps) { left += eraseContainers(of: scope.app) }
    if scope.kinds.contains(.history) { left += history.erase(by: FileErasure()) }
    if scope.kinds.contains(.indexes) { left += indexes?.removeFiles() ?? [] }
    guard let open = folder.open, FolderClaim(open).isMade else { return [] }
    left += FileErasure().finish(in: open)
    return left
  }

  /// A file that can't be used goes as a whole with everything else; nothing smaller can be taken from it.
  private func eraseRecords(_ scope: KeptScope) throws -> [LeftFile] {
    do {
      try records.erase(scope.kinds, of: scope.app)
      return []
    } catch let failure as RecordsFailure {
      guard scope.kinds == Set(KeptKind.allCases), scope.app == nil, failure.isOfTheFile else {
        throw failure
      }
      return try records.eraseFile()
    }
  }

  /// All that is in a folder of an app's is the app's. What lies beside such folders is not.
  private func eraseContainers(of app: AppID?) -> [LeftFile] {
    guard let apps = folder.openApps else { return [folder.strangerForApps].compactMap(\.self) }
    let wanted = app.map { [folder.container(for: $0).lastPathComponent] }
    return (wanted ?? ((try? apps.names()) ?? [])).flatMap { name in
      apps.facts(of: name)?.kind == .folder
        ? FileErasure.ofApps.erase(name, in: apps) : [apps.stranger(name)].compactMap(\.self)
    }
  }
}

extension RecordsFailure {
  /// Whether it is the file that is wrong, not its surroundings.
  fileprivate var isOfTheFile: Bool {
    switch self {
    case .damaged, .newer: true
    case .readOnly, .full, .locked, .unreachable: false
    }
  }
}
