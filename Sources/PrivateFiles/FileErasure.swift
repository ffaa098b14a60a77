// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Removes files so that nothing of them stays where they were: their bytes are overwritten first.
///
/// All work is done in folders that are held open, and each file is checked again once it is open.
/// So a file that has taken the place of another meanwhile is not erased. An entry that can't be
/// erased is reported, and the erasure goes on.
///
/// Copies of overwritten bytes that a disk, a file system or a backup keeps can't be reached.
public struct FileErasure: Sendable {
  /// Erases a file while nobody else can use it, or reports that it is in use.
  ///
  /// Takes the file's folder, its name, and the function that erases it.
  public typealias Holding =
    @Sendable (_ folder: OpenFolder, _ name: String, _ erase: () -> [LeftFile]) -> [LeftFile]

  private let holding: Holding
  private let overwrites: Bool

  /// - Parameters:
  ///   - overwrites: Whether bytes are overwritten; not needed if they are in memory alone.
  ///   - holding: Called for each file.
  public init(
    overwrites: Bool = true, holding: @escaping Holding = { _, _, erase in erase() }
  ) {
    self.overwrites = overwrites
    self.holding = holding
  }

  // MARK: Erasing

  /// Erases an entry of a folder with everything in it; a missing entry needs no erasing.
  ///
  /// - Returns: The entries that are left.
  public func erase(_ name: String, in folder: OpenFolder) -> [LeftFile] {
    guard let facts = folder.facts(of: name) else { return [] }
    let path = folder.path(of: name)
    if folder.isElsewhere(facts) { return [.mounted(path: path)] }
    switch facts.kind {
    case .special: return [.special(path: path)]
    case .link: return removeLink(name, in: folder)
    case .folder: return eraseFolder(name, facts, in: folder)
    case .file where facts.links > 1 || !overwrites:
      return Self.told(path) { () throws(POSIXError) in
        try folder.remove(name)
        return facts.links > 1 ? [.elsewhere(path: path)] : []
      }
    case .file: return holding(folder, name) { Self.eraseFile(name, in: folder) }
    }
  }

  private func eraseFolder(
    _ name: String, _ facts: FileFacts, in folder: OpenFolder
  ) -> [LeftFile] {
    let path = folder.path(of: name)
    guard let inner = folder.folder(name) else { return [.failed(path: path, .EACCES)] }
    // Another entry may be there by now.
    guard inner.facts?.identity == facts.identity else { return [.foreign(path: path)] }
    return Self.told(path) { () throws(POSIXError) in
      let left = try inner.names().flatMap { erase($0, in: inner) }
      // The entries that are left in the folder tell why it stays.
      guard !left.contains(where: \.isStillThere) else { return left }
      try folder.removeFolder(name)
      return left
    }
  }

  private func removeLink(_ name: String, in folder: OpenFolder) -> [LeftFile] {
    let target = folder.target(ofLink: name)
    return Self.told(folder.path(of: name)) { () throws(POSIXError) in
      try folder.remove(name)
      guard let target, FileManager.default.fileExists(atPath: target) else { return [] }
      return [.linked(path: target)]
    }
  }

  // MARK: Files

  private static let leftStart = ".erased."

  /// Whether a file of this name was being erased when a crash came.
  public static func isLeft(_ name: String) -> Bool { name.hasPrefix(leftStart) }

  /// Erases the files in a folder whose erasure was cut short by a crash.
  public func finish(in folder: OpenFolder) -> [LeftFile] {
    ((try? folder.names()) ?? []).filter(Self.isLeft).flatMap { Self.eraseFile($0, in: folder) }
  }

  /// Overwrites a plain file and removes it; other kinds of entries stay as they are.
  ///
  /// - Returns: The file, if it is still there.
  public static func eraseFile(_ name: String, in folder: OpenFolder) -> [LeftFile] {
    let path = folder.path(of: name)
    guard let facts = folder.facts(of: name) else { return [] }
    guard facts.kind == .file, facts.isPlain else { return [.foreign(path: path)] }
    // From here on nobody finds the file under its name, so nobody reads a half-erased one.
    let aside = "\(leftStart)\(UUID().uuidString)"
    return told(path) { () throws(POSIXError) in
      try folder.rename(name, to: aside)
      do throws(POSIXError) {
        guard try overwrite(aside, in: folder, expecting: facts.identity) else {
          try folder.rename(aside, to: name)
          return [.foreign(path: path)]
        }
        try folder.remove(aside)
      } catch {
        // The file gets its own name back, so that it can be found.
        try? folder.rename(aside, to: name)
        throw error
      }
      return []
    }
  }

  /// Overwrites a plain file with zeros and syncs them to the disk; the file's length stays.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - folder: The folder that the file is in.
  ///   - identity: The identity of the file that is meant; nil for the file that is there.
  /// - Returns: False if another file is there, or one that also has another name or place.
  @discardableResult
  public static func overwrite(
    _ name: String, in folder: OpenFolder, expecting identity: FileFacts.Identity? = nil
  ) throws(POSIXError) -> Bool {
    let descriptor = try openToWrite(name, in: folder)
    defer { close(descriptor) }
    let facts = try FileFacts(of: "", in: descriptor)
    guard facts.kind == .file,
      identity == nil || identity == facts.identity && facts.links == 1
    else { return false }
    let zeros = [UInt8](repeating: 0, count: 65_536)
    var left = facts.size
    while left > 0 {
      let count = write(descriptor, zeros, min(left, zeros.count))
      guard count > 0 || errno == EINTR else { throw .current }
      left -= max(count, 0)
    }
    guard fsync(descriptor) == 0 else { throw .current }
    return true
  }

  /// The owner may have removed their own right to write; it is restored, to erase the file.
  private static func openToWrite(_ name: String, in folder: OpenFolder) throws(POSIXError) -> Int32
  {
    do {
      return try folder.open(name, O_WRONLY)
    } catch {
      guard error.code == .EACCES, let facts = folder.facts(of: name), facts.owner == geteuid(),
        facts.isPlain
      else { throw error }
      try folder.allowWriting(name)
      return try folder.open(name, O_WRONLY)
    }
  }

  private static func told(
    _ path: String, _ work: () throws(POSIXError) -> [LeftFile]
  ) -> [LeftFile] {
    do { return try work() } catch { return [.failed(path: path, error.code)] }
  }
}
