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
  /// - Returns: what is still there, of what links led to and what has other names.
  func erase(_ scope: KeptScope) throws -> [LeftFile] {
    try recording {
      var left = try eraseRecords(scope)
      let containers = scope.kinds.contains(.apps) ? containers(of: scope.app) : []
      for app in containers { left += try FileErasure.erase(folder: folder.container(for: app)) }
      if scope.kinds.contains(.history) { try history.remove { left += try FileErasure.erase($0) } }
      if scope.kinds.contains(.indexes) { indexes?.removeFiles() }
      return try left + FileErasure.finish(in: folder.url)
    }
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
