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
