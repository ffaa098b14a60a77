// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Removes files so that nothing of them stays where they were: their bytes are overwritten first.
///
/// All is done in folders that are held open, and each file is looked at again once it is open, so that nothing is
/// erased that has taken the place of something else meanwhile. What can't be erased is told, and the rest goes on.
///
/// What a disk, a file system or a backup keeps of bytes that were overwritten is out of reach.
public struct FileErasure: Sendable {
  /// Erases a file while nobody else can use it, or tells that it can't be had.
  ///
  /// The file's folder, its name, and what erases it.
  public typealias Holding =
    @Sendable (_ folder: OpenFolder, _ name: String, _ erase: () -> [LeftFile]) -> [LeftFile]

  private let holding: Holding
  private let overwrites: Bool

  /// - Parameters:
  ///   - overwrites: Whether bytes are overwritten; not where they are in memory alone.
  ///   - holding: Asked for each file.
  public init(
    overwrites: Bool = true, holding: @escaping Holding = { _, _, erase in erase() }
  ) {
    self.overwrites = overwrites
    self.holding = holding
  }

  // MARK: Erasing

  /// Erases an entry of a folder, and all that is in it; what isn't there needs no erasing.
  ///
  /// - Returns: What is left.
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
    // Something else may be there by now.
    guard inner.facts?.identity == facts.identity else { return [.foreign(path: path)] }
    return Self.told(path) { () throws(POSIXError) in
      let left = try inner.names().flatMap { erase($0, in: inner) }
      // What is left in it tells why it stays.
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

  /// Whether an entry of such a name is what a crash has left of one that was being erased.
  public static func isLeft(_ name: String) -> Bool { name.hasPrefix(leftStart) }

  /// Erases what a crash has left of files in a folder.
  public func finish(in folder: OpenFolder) -> [LeftFile] {
    ((try? folder.names()) ?? []).filter(Self.isLeft).flatMap { Self.eraseFile($0, in: folder) }
  }

  /// Overwrites a plain file and removes it; nothing else is touched.
  ///
  /// - Returns: The file, where it is still there.
  public static func eraseFile(_ name: String, in folder: OpenFolder) -> [LeftFile] {
    let path = folder.path(of: name)
    guard let facts = folder.facts(of: name) else { return [] }
    guard facts.kind == .file, facts.isPlain else { return [.foreign(path: path)] }
    // Whoever looks for the file from now on finds none, rather than one that is half gone.
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
        // It is found again under its own name.
        try? folder.rename(aside, to: name)
        throw error
      }
      return []
    }
  }

  /// Overwrites a plain file with zeros, which are on the disk then; its length stays.
  ///
  /// - Parameter identity: That of the file that is meant; nil for whichever is there.
  /// - Returns: False where another file, or none that is in one place alone, is there.
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

  /// Its owner may have taken the right to write from themselves; to erase it, it is given back.
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
