// SPDX-License-Identifier: Apache-2.0

public import Assistant
public import Foundation
import GRDB

/// Removes files so that nothing of them stays where they were: their bytes are overwritten first.
///
/// What a disk, a file system or a backup keeps of bytes that were overwritten is out of reach.
public enum FileErasure {
  private static let leftStart = ".erased."

  /// Whether a file of such a name is what a crash has left of one that was being erased.
  static func isLeft(_ name: String) -> Bool { name.hasPrefix(leftStart) }

  /// Erases what a crash has left of files in a folder.
  ///
  /// - Returns: those whose bytes are still there.
  public static func finish(in folder: URL) throws(RecordsFailure) -> [LeftFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var left: [LeftFile] = []
    for name in names where isLeft(name) { left += try erase(folder.appending(path: name).path) }
    return left
  }

  /// Overwrites a file and removes it; what isn't there needs no erasing.
  ///
  /// What is no plain file is only removed itself, and of one that has other names only this name is: its bytes may be
  /// what somebody keeps elsewhere.
  /// - Returns: the file, where its bytes are still there under another name.
  public static func erase(_ path: String) throws(RecordsFailure) -> [LeftFile] {
    guard let status = OwnFolder.status(of: path) else { return [] }
    do {
      guard status.st_mode & S_IFMT == S_IFREG, !OwnFolder.hasOtherNames(status) else {
        try remove(path)
        return OwnFolder.hasOtherNames(status) ? [.elsewhere(path: path)] : []
      }
      // Whoever looks for the file from now on finds none, rather than one that is half gone.
      let aside = URL(filePath: path).deletingLastPathComponent()
        .appending(path: "\(leftStart)\(UUID().uuidString)").path
      guard rename(path, aside) == 0 else { throw POSIXError.current }
      try overwrite(aside)
      try remove(aside)
      return []
    } catch {
      throw RecordsFailure(error, path: path)
    }
  }

  /// The same with all that is in a folder, and the folder.
  ///
  /// - Returns: what is still there, of what links in it led to and what has other names.
  public static func erase(folder: URL) throws(RecordsFailure) -> [LeftFile] {
    guard OwnFolder.isFolder(folder.path) else { return try removeLink(folder) }
    var left: [LeftFile] = []
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for name in names {
        let place = folder.appending(path: name)
        if OwnFolder.isFolder(place.path) || OwnFolder.isLink(place.path) {
          left += try erase(folder: place)
        } else {
          left += try eraseFile(place.path)
        }
      }
      guard rmdir(folder.path) == 0 || errno == ENOENT else { throw POSIXError.current }
    } catch {
      throw RecordsFailure(error, path: folder.path)
    }
    return left
  }

  /// Overwrites a plain file with zeros, which are on the disk then; its length stays.
  static func overwrite(_ path: String) throws {
    // What has taken the file's place meanwhile must not be waited for.
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
    guard status.st_mode & S_IFMT == S_IFREG else { return }
    let zeros = [UInt8](repeating: 0, count: 65_536)
    var left = Int(status.st_size)
    while left > 0 {
      let count = write(descriptor, zeros, min(left, zeros.count))
      guard count > 0 || errno == EINTR else { throw POSIXError.current }
      left -= max(count, 0)
    }
    guard fsync(descriptor) == 0 else { throw POSIXError.current }
  }

  private static func removeLink(_ link: URL) throws(RecordsFailure) -> [LeftFile] {
    guard OwnFolder.isLink(link.path) else { return [] }
    let place = link.resolvingSymlinksInPath().path
    do { try remove(link.path) } catch { throw RecordsFailure(error, path: link.path) }
    return FileManager.default.fileExists(atPath: place) ? [.linked(path: place)] : []
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw POSIXError.current }
  }

  /// A database only while nobody else uses it.
  private static func eraseFile(_ path: String) throws -> [LeftFile] {
    let hasOtherNames = OwnFolder.status(of: path).map(OwnFolder.hasOtherNames) ?? false
    guard !hasOtherNames, AppDatabase.isDatabase(at: path) else { return try erase(path) }
    do { return try AppDatabase(path).erase() } catch { throw RecordsFailure(error, path: path) }
  }
}
