// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import AssistantStore
import Foundation
import IntentModel
import Terminal

extension KeptData {
  /// Erases all that is meant.
  ///
  /// The assistant's own file comes first: where another process holds it, nothing is erased at all. What was compiled
  /// goes with everything else, since it is made anew.
  /// - Returns: what links led to, which is still there.
  func erase(_ scope: KeptScope) throws -> [String] {
    try recording {
      try eraseRecords(scope)
      let containers = scope.kinds.contains(.apps) ? containers(of: scope.app) : []
      let left = try containers.flatMap { try FileErasure.erase(folder: folder.container(for: $0)) }
      if scope.kinds.contains(.history) { try history.remove { try FileErasure.erase($0) } }
      if scope.kinds.contains(.indexes) { indexes?.removeFiles() }
      try FileErasure.finish(in: folder.url)
      return left
    }
  }

  /// A file that can't be used goes as a whole with everything else; nothing smaller can be taken from it.
  private func eraseRecords(_ scope: KeptScope) throws {
    do {
      try records.erase(scope.kinds, of: scope.app)
    } catch let failure as RecordsFailure {
      guard scope.kinds == Set(KeptKind.allCases), scope.app == nil, failure.isOfTheFile else {
        throw failure
      }
      try records.eraseFile()
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
