// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Glibc
public import PrivateFiles
public import Voice

/// Indexes that were compiled before, each in a file of its own.
///
/// A failure here only costs time: an index that can't be read is compiled again, and one that
/// can't be written isn't kept.
public struct IndexFolder: Sendable {
  /// The most files and bytes that are kept; the least recently used go first.
  static let maximumFiles = 64
  static let maximumSize = 2 << 30

  public let url: URL
  private let keepsNew: Bool

  /// - Parameters:
  ///   - url: The folder; it need not exist.
  ///   - keepsNew: Whether new indexes may be written.
  public init(_ url: URL, keepsNew: Bool = true) {
    self.url = url
    self.keepsNew = keepsNew
  }

  /// The index that was compiled from exactly these inputs; nil if there is none.
  public func understander(of stamp: IndexStamp) -> Understander? {
    let path = path(of: stamp)
    guard let file = MappedFile(path: path),
      let understander = try? Understander(saved: file.bytes, stamp: stamp.text, keptBy: file)
    else { return nil }
    // Marks the index as just used, so that others are removed before it.
    if keepsNew { utimensat(AT_FDCWD, path, nil, 0) }
    return understander
  }

  /// Keeps an index; it replaces the index that was compiled from the same files before.
  ///
  /// The file is written completely or not at all, even if the process crashes. Only its owner can
  /// read it.
  public func keep(_ understander: Understander, of stamp: IndexStamp) {
    guard keepsNew else { return }
    let path = path(of: stamp)
    let draft = "\(path).\(getpid())"
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // The folder must not be a link: nothing is written to where a link leads.
      guard folder != nil else { return }
      let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard descriptor >= 0 else { return }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try understander.save(stamp: stamp.text) { try Self.write($0, to: file) }
      try file.synchronize()
      guard rename(draft, path) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      prune()
    } catch {
      unlink(draft)
    }
  }

  /// The indexes that are kept, and the drafts that a crash has left.
  public var files: [URL] { kept.map(\.file) }

  private var kept: [(file: URL, status: stat)] {
    let names = (try? folder?.names()) ?? []
    return names.filter(Self.isIndex).compactMap { name in
      let file = url.appending(path: name)
      return Self.status(ofFile: file.path).map { (file: file, status: $0) }
    }
  }

  /// The folder that holds the folder of indexes.
  private var parent: OpenFolder? { OpenFolder(url.deletingLastPathComponent().path) }

  /// Nil if there is no folder, or a link to one.
  private var folder: OpenFolder? { parent?.folder(url.lastPathComponent) }

  /// Makes the indexes readable by their owner alone; the folder too, if it holds nothing else.
  public func restrict() {
    guard let folder, let names = try? folder.names() else { return }
    let indexes = names.filter(Self.isIndex)
    for name in indexes { folder.restrict(name) }
    if indexes.count == names.count { folder.restrict() }
  }

  /// Whether a file of this name is an index, or a draft that a crash has left. Users' own files
  /// have no such names.
  public static func isIndex(_ name: String) -> Bool {
    // Asked for each file at each start, and a pattern would be read anew each time.
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts[1] == "parlance-index",
      (1...13).contains(parts[0].utf8.count)
    else { return false }
    let isCounted = parts.count == 2 || !parts[2].isEmpty && parts[2].utf8.allSatisfy(isDigit)
    return isCounted && parts[0].utf8.allSatisfy { isDigit($0) || (0x61...0x7A).contains($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte)
  }

  /// Removes all indexes. Their bytes are not overwritten: a running program reads them where they
  /// lie, and they hold nothing but what was compiled from files.
  ///
  /// - Returns: The entries that are left: a link in the place of the folder.
  public func removeFiles() -> [LeftFile] {
    guard let parent else { return [] }
    let name = url.lastPathComponent
    guard let folder = parent.folder(name) else {
      return [parent.stranger(name)].compactMap(\.self)
    }
    for index in ((try? folder.names()) ?? []).filter(Self.isIndex)
    where folder.facts(of: index)?.kind == .file {
      try? folder.remove(index)
    }
    try? parent.removeFolder(name)
    return []
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to file: FileHandle) throws {
    guard let start = bytes.baseAddress else { return }
    let memory = UnsafeMutableRawPointer(mutating: start)
    try file.write(
      contentsOf: Data(bytesNoCopy: memory, count: bytes.count, deallocator: .none))
  }

  private func path(of stamp: IndexStamp) -> String {
    let hash = Array(stamp.name.utf8).withUnsafeBufferPointer { WordHash.hash($0) }
    let name = String(UInt(bitPattern: hash), radix: 36)
    return url.appending(path: "\(name).parlance-index").path
  }

  /// Nil if there is no plain file at the path.
  private static func status(ofFile path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? status : nil
  }

  /// Removes the oldest of our own indexes; files that others have put into the folder stay and are
  /// not counted.
  private func prune() {
    let byUse = kept.sorted { Self.lastUse($0.status) > Self.lastUse($1.status) }
    var size = 0
    for (number, index) in byUse.enumerated() {
      size += Int(index.status.st_size)
      guard number > 0, number >= Self.maximumFiles || size > Self.maximumSize else { continue }
      unlink(index.file.path)
    }
  }

  private static func lastUse(_ status: stat) -> (seconds: Int, nanoseconds: Int) {
    (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}

/// A file that is mapped into memory: the system only loads the pages that are read.
final class MappedFile: Sendable {
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Nil if the path is not a plain file, can't be read or is empty.
  init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0
    else { return nil }
    let size = Int(status.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
    else { return nil }
    // Otherwise the system may load two megabytes for one byte.
    madvise(start, size, MADV_NOHUGEPAGE)
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
