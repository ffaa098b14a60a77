// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TerminalWindow {
  /// The paths of the files that the program has open.
  func openFiles() throws -> [String] {
    let folder = "/proc/\(processID)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }
}
