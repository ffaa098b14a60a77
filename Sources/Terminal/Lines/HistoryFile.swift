// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file of lines, the oldest first, that only its owner reads.
///
/// Nothing here fails aloud: a history that can't be kept is no reason to stop.
public struct HistoryFile: Sendable {
  private let url: URL

  /// - Parameter url: need not exist; what a link leads to is the file.
  public init(_ url: URL) { self.url = url.resolvingSymlinksInPath() }

  public func lines() -> [String] {
    guard let data = contents() else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return LineHistory.trimmed(lines.filter(LineHistory.isKept))
  }

  /// Adds a line to what the file holds now, which another session may have changed.
  func append(_ line: String) {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    alone {
      var lines = lines()
      guard line != lines.last else { return }
      lines = LineHistory.trimmed(lines + [line])
      replace(with: lines.map { $0 + "\n" }.joined())
    }
  }

  /// Does away with the file and with what a crash has left of it, while no line is being added.
  ///
  /// - Parameter erase: what is done to each path.
  public func remove(by erase: (String) throws -> Void) rethrows {
    try alone {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      for name in names where name == url.lastPathComponent || name.hasPrefix(draftStart) {
        try erase(folder.appendingPathComponent(name).path)
      }
    }
  }

  private var folder: URL { url.deletingLastPathComponent() }

  /// How the names of files begin that are to take this one's place.
  private var draftStart: String { ".\(url.lastPathComponent)." }

  /// Works while no other process changes the file, and does so all the same where it can't be kept from it.
  private func alone<Result>(_ work: () throws -> Result) rethrows -> Result {
    let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try work()
  }

  /// The end of a large file; nil when it is none or can't be read.
  private func contents() -> Data? {
    let most = LineHistory.limit * LineHistory.longestLine
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    try? handle.seek(toOffset: UInt64(max(0, status.st_size - most)))
    return try? handle.read(upToCount: most)
  }

  /// Writes beside the file and takes its place, so that a crash leaves the one or the other.
  private func replace(with text: String) {
    let name = "\(draftStart)\(getpid()).\(UInt32.random(in: 0...UInt32.max))"
    let draft = folder.appendingPathComponent(name).path
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = (try? Output(descriptor: descriptor).write(text)) != nil
    // Whole, too, where the power is cut.
    let isSynchronised = fsync(descriptor) == 0
    let isClosed = close(descriptor) == 0
    if !isWritten || !isSynchronised || !isClosed || rename(draft, url.path) != 0 { unlink(draft) }
  }
}
