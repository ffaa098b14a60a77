// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where tests make their folders: in memory where there is a place for that, so that a slow disk
/// makes no test slow.
public enum ScratchPlace {
  public static let folder: URL = {
    let memory = URL(filePath: "/dev/shm", directoryHint: .isDirectory)
    return FileManager.default.isWritableFile(atPath: memory.path)
      ? memory : FileManager.default.temporaryDirectory
  }()
}
