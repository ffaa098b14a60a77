// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The folder for tests' files: in memory if possible, so that a slow disk doesn't slow the tests.
public enum ScratchPlace {
  public static let folder: URL = {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    return FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
  }()
}

/// A folder that is made when something is written into it, and removed with the last holder.
final class ScratchFolder: Sendable {
  let url: URL

  init(_ name: String) { url = ScratchPlace.folder.appending(path: "\(name)-\(UUID().uuidString)") }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A clock that always shows one time. Whoever reads it holds the folder.
  func kept(for time: Date) -> @Sendable () -> Date {
    { [self] in withExtendedLifetime(self) { time } }
  }
}
