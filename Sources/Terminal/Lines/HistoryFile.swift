// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PrivateFiles

/// A file of lines, the oldest first, that only its owner can read.
///
/// Only a file that Parlance has made is read and written. If a link, a device or another file is
/// in its place, nothing is kept. No call throws: a history that can't be kept is no reason to
/// stop.
public struct HistoryFile: Sendable {
  /// The lines that the file may have beyond the ones that are kept, so that it is seldom
  /// rewritten.
  private static let slack = 200

  private let folder: URL
  private let name: String

  /// - Parameter url: The file, which need not exist. Its folder has a `FolderClaim`
  ///   or will get one.
  public init(_ url: URL) {
    folder = url.deletingLastPathComponent()
    name = url.lastPathComponent
  }

  public func lines() -> [String] { OpenFolder(folder.path).map(lines) ?? [] }

  /// Appends a line to the file's current content, which another session may have changed.
  func append(_ line: String) {
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    guard let folder = OpenFolder(folder.path), (try? FolderClaim.take(folder)) != nil,
      (try? FolderClaim.makeFile(name, in: folder)) != nil
    else { return }
    folder.locked {
      let lines = lines(in: folder)
      guard line != lines.last else { return }
      folder.restrict(name)
      try? write(line, in: folder)
    }
    shorten(in: folder)
  }

  /// Erases the file and the drafts that a crash has left, while no line is being added.
  ///
  /// - Parameter erasure: Erases each of the files.
  /// - Returns: The files that are left, including one in the place of ours that Parlance has not
  ///   made.
  public func erase(by erasure: FileErasure) -> [LeftFile] {
    guard let folder = OpenFolder(folder.path) else { return [] }
    return folder.locked {
      let claim = FolderClaim(folder)
      let drafts = ((try? folder.names()) ?? []).filter { $0.hasPrefix(draftStart) }
        .filter(claim.owns)
      let left = drafts.flatMap { erasure.erase($0, in: folder) }
      guard !claim.owns(name) else { return left + erasure.erase(name, in: folder) }
      return left + [folder.stranger(name)].compactMap(\.self)
    }
  }

  // MARK: Reading

  private func lines(in folder: OpenFolder) -> [String] {
    guard let data = contents(in: folder) else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return LineHistory.trimmed(lines.filter(LineHistory.isKept))
  }

  /// The end of a large file; nil if the file is not ours or can't be read.
  private func contents(in folder: OpenFolder) -> Data? {
    let most = (LineHistory.limit + Self.slack) * LineHistory.longestLine
    guard FolderClaim(folder).owns(name), let size = folder.facts(of: name)?.size,
      let descriptor = try? folder.open(name, O_RDONLY)
    else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.seek(toOffset: UInt64(max(0, size - most)))
    return try? handle.read(upToCount: most)
  }

  // MARK: Writing

  /// A single system call writes the line, so that a crash leaves the whole line or nothing. If the
  /// power failed in the middle of a line, the next one starts on a new line.
  private func write(_ line: String, in folder: OpenFolder) throws {
    let isCutOff = contents(in: folder)?.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let descriptor = try folder.open(name, O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    try Output(descriptor: descriptor).write((isCutOff ? "\n" : "") + line + "\n")
    fsync(descriptor)
  }

  /// Shortens a long file to its last lines. A draft is written beside it and then replaces it, so
  /// that a crash leaves one or the other.
  private func shorten(in folder: OpenFolder) {
    guard isLong(in: folder) else { return }
    let draft = "\(draftStart)\(getpid())"
    try? folder.remove(draft)
    guard (try? FolderClaim.makeFile(draft, in: folder)) != nil else { return }
    folder.locked {
      // Another session may have been faster.
      guard isLong(in: folder) else { return }
      let text = lines(in: folder).map { $0 + "\n" }.joined()
      try? replace(by: draft, holding: text, in: folder)
    }
    try? folder.remove(draft)
  }

  private func replace(by draft: String, holding text: String, in folder: OpenFolder) throws {
    let descriptor = try folder.open(draft, O_WRONLY)
    defer { close(descriptor) }
    try Output(descriptor: descriptor).write(text)
    guard fsync(descriptor) == 0 else { return }
    try FolderClaim.hand(draft, over: name, in: folder)
  }

  private func isLong(in folder: OpenFolder) -> Bool {
    let count = contents(in: folder)?.count { $0 == UInt8(ascii: "\n") } ?? 0
    return count > LineHistory.limit + Self.slack
  }

  /// The start of the names of drafts that replace this file.
  private var draftStart: String { ".\(name)." }
}
