// SPDX-License-Identifier: Apache-2.0

import Foundation

extension TerminalWindow {
  /// The paths of what the program has open.
  func openFiles() throws -> [String] { try Self.openFiles(of: "\(processID)") }

  /// - Parameter process: its number, or `self`.
  static func openFiles(of process: String) throws -> [String] {
    let folder = "/proc/\(process)/fd"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
    }
  }
}
