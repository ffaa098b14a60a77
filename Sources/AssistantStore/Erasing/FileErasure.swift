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
  public static func finish(in folder: URL) throws(RecordsFailure) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where isLeft(name) { try erase(folder.appending(path: name).path) }
  }

  /// Overwrites a file and removes it; what isn't there needs no erasing, and a link is only removed itself.
  public static func erase(_ path: String) throws(RecordsFailure) {
    guard let status = OwnFolder.status(of: path) else { return }
    do {
      guard status.st_mode & S_IFMT == S_IFREG else { return try remove(path) }
      // Whoever looks for the file from now on finds none, rather than one that is half gone.
      let aside = URL(filePath: path).deletingLastPathComponent()
        .appending(path: "\(leftStart)\(UUID().uuidString)").path
      guard rename(path, aside) == 0 else { throw POSIXError.current }
      try overwrite(aside)
      try remove(aside)
    } catch {
      throw RecordsFailure(error, path: path)
    }
  }

  /// The same with all that is in a folder, and the folder.
  ///
  /// - Returns: what links in it led to, which is still there.
  public static func erase(folder: URL) throws(RecordsFailure) -> [String] {
    guard OwnFolder.isFolder(folder.path) else { return try removeLink(folder) }
    var left: [String] = []
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      for name in names {
        let place = folder.appending(path: name)
        if OwnFolder.isFolder(place.path) || OwnFolder.isLink(place.path) {
          left += try erase(folder: place)
        } else {
          try eraseFile(place.path)
        }
      }
      guard rmdir(folder.path) == 0 || errno == ENOENT else { throw POSIXError.current }
    } catch {
      throw RecordsFailure(error, path: folder.path)
    }
    return left
  }

  /// Overwrites a file with zeros, which are on the disk then; its length stays.
  static func overwrite(_ path: String) throws {
    let descriptor = open(path, O_WRONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw POSIXError.current }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw POSIXError.current }
    let zeros = [UInt8](repeating: 0, count: 65_536)
    var left = Int(status.st_size)
    while left > 0 {
      let count = write(descriptor, zeros, min(left, zeros.count))
      guard count > 0 || errno == EINTR else { throw POSIXError.current }
      left -= max(count, 0)
    }
    guard fsync(descriptor) == 0 else { throw POSIXError.current }
  }

  private static func removeLink(_ link: URL) throws(RecordsFailure) -> [String] {
    guard OwnFolder.isLink(link.path) else { return [] }
    let place = link.resolvingSymlinksInPath().path
    do { try remove(link.path) } catch { throw RecordsFailure(error, path: link.path) }
    return FileManager.default.fileExists(atPath: place) ? [place] : []
  }

  private static func remove(_ path: String) throws {
    guard unlink(path) == 0 || errno == ENOENT else { throw POSIXError.current }
  }

  /// A database only while nobody else uses it.
  private static func eraseFile(_ path: String) throws {
    let beginning = try? FileHandle(forReadingFrom: URL(filePath: path)).read(upToCount: 16)
    guard beginning == AppDatabase.beginning else { return try erase(path) }
    do { try AppDatabase(path).erase() } catch { throw RecordsFailure(error, path: path) }
  }
}
