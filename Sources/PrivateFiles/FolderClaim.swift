// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A record of the entries that Parlance has made in a folder that may hold other things too.
///
/// The record is a file in the folder, called ``fileName``. It has the device, the number and the
/// time of creation of the folder and of each entry that was made. So an entry is not ours because
/// of its name alone, and an entry that has taken the place of one of ours is not ours. If the
/// folder differs from the recorded one, it was copied or moved as a whole, and its entries are
/// recognised by their names.
public struct FolderClaim: Sendable {
  /// An entry that is in the place of one of ours, but was not made by Parlance.
  public struct Conflict: Error, Hashable, Sendable {
    public var path: String
  }

  public static let fileName = ".parlance"

  private let folder: OpenFolder
  private var content: Content?
  /// Whether the folder was copied or moved.
  private var isMoved = false

  /// Reads the record of a folder.
  public init(_ folder: OpenFolder) {
    self.folder = folder
    content = Content(in: folder)
    isMoved = content.map { $0.folder != folder.facts?.identity } ?? false
  }

  /// Whether the folder has a record.
  public var isMade: Bool { content != nil }

  /// Whether an entry exists and was made by Parlance.
  public func owns(_ name: String) -> Bool {
    guard let content, let facts = folder.facts(of: name), facts.isPlain,
      !folder.isElsewhere(facts), facts.owner == geteuid()
    else { return false }
    if content.made[name] == facts.identity { return true }
    if isMoved, content.made[name] != nil { return true }
    // In a folder that was empty when it was claimed, a file in the place of ours was restored
    // there.
    return content.isWhole && facts.kind == .file
  }

  // MARK: Claiming

  /// Claims a folder before anything is made in it; a folder that is already claimed stays as it
  /// is.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - harmless: Whether an entry that is there already belongs to nobody else, so that the
  ///     folder counts as empty.
  ///   - adopted: The entries that were made before there were records.
  public static func take(
    _ folder: OpenFolder, harmless: (String) -> Bool = { _ in false },
    adopting adopted: () -> [String] = { [] }
  ) throws(POSIXError) {
    guard Content(in: folder) == nil else { return }
    try folder.locked { () throws(POSIXError) in
      guard Content(in: folder) == nil, let facts = folder.facts else { return }
      let names = try folder.names()
      var content = Content(folder: facts.identity)
      let known = adopted()
      content.isWhole = names.allSatisfy { known.contains($0) || isOwnName($0) || harmless($0) }
      content.add(known, in: folder)
      try content.write(to: folder)
    }
  }

  /// Makes a folder in a claimed folder, if it is missing.
  ///
  /// - Throws: ``Conflict`` if another entry is in its place, or a `POSIXError`.
  public static func makeFolder(_ name: String, in folder: OpenFolder) throws {
    try make(name, in: folder) { () throws(POSIXError) in
      try? folder.removeFolder(draft)
      try folder.makeFolder(draft)
    }
  }

  /// The same for an empty file. The file is not opened: closing a descriptor would drop the locks
  /// that another connection of this process has on it.
  public static func makeFile(_ name: String, in folder: OpenFolder) throws {
    try make(name, in: folder) { () throws(POSIXError) in
      try? folder.remove(draft)
      try folder.makeFile(draft)
    }
  }

  /// An entry is recorded before it gets its name, so that a crash leaves no entry there without an
  /// owner.
  private static func make(
    _ name: String, in folder: OpenFolder, _ work: () throws(POSIXError) -> Void
  ) throws {
    if FolderClaim(folder).owns(name) { return }
    try folder.locked { () throws in
      if FolderClaim(folder).owns(name) { return }
      guard folder.facts(of: name) == nil else { throw Conflict(path: folder.path(of: name)) }
      try work()
      try write(draft, as: name, to: folder)
      try folder.rename(draft, to: name)
    }
  }

  /// Gives an entry of ours the place and the name of another entry of ours, while the folder is
  /// locked.
  public static func hand(
    _ draft: String, over name: String, in folder: OpenFolder
  ) throws(POSIXError) {
    try write(draft, as: name, to: folder)
    try folder.rename(draft, to: name)
  }

  /// The name of an entry that has not got its final name yet.
  private static let draft = "\(fileName).draft"

  /// Records a name for an entry that still has a draft's name.
  private static func write(
    _ draft: String, as name: String, to folder: OpenFolder
  ) throws(POSIXError) {
    guard let facts = folder.facts else { return }
    var content = Content(in: folder) ?? Content(folder: facts.identity)
    if content.folder != facts.identity {
      content.folder = facts.identity
      content.add(Array(content.made.keys), in: folder)
    }
    content.made = content.made.filter { folder.facts(of: $0.key) != nil }
    content.made[draft] = nil
    content.made[name] = folder.facts(of: draft)?.identity
    try content.write(to: folder)
  }

  /// Removes the claim, once nothing of ours is left in the folder.
  public static func giveUp(_ folder: OpenFolder) throws(POSIXError) {
    try folder.locked { () throws(POSIXError) in
      let claim = FolderClaim(folder)
      guard let made = claim.content?.made.keys, !made.contains(where: claim.owns) else { return }
      try folder.remove(fileName)
    }
  }

  /// Whether a name is that of the record's file, or of a draft of it.
  public static func isOwnName(_ name: String) -> Bool {
    name == fileName || name.hasPrefix(draft)
  }
}

extension FolderClaim {
  /// The content of a record: a line for the folder, and one for each entry.
  private struct Content {
    private typealias Identity = FileFacts.Identity

    var folder: FileFacts.Identity
    /// Whether the folder was empty, apart from our entries, when it was claimed.
    var isWhole = false
    var made: [String: FileFacts.Identity] = [:]

    /// The most bytes of a record: it has a line for each of a handful of names.
    private static let longest = 65_536
    private static let heading =
      "# What Parlance has made in this folder. Nothing else here is ever erased.\n"

    init(folder: FileFacts.Identity) { self.folder = folder }

    /// Nil if there is no record, or one that can't be read.
    init?(in folder: OpenFolder) {
      guard let facts = folder.facts(of: fileName), facts.kind == .file, facts.isPlain,
        let file = try? folder.open(fileName, O_RDONLY)
      else { return nil }
      let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
      guard let data = try? handle.read(upToCount: Self.longest) else { return nil }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ", maxSplits: 3) }
      guard let first = lines.first, first.count == 4, let identity = Self.identity(first) else {
        return nil
      }
      self.folder = identity
      isWhole = first[3] == "whole"
      for line in lines.dropFirst() where line.count == 4 {
        made[String(line[3])] = Self.identity(line)
      }
    }

    private static func identity(_ fields: [Substring]) -> FileFacts.Identity? {
      guard let device = UInt64(fields[0]), let inode = UInt64(fields[1]),
        let born = Int64(fields[2])
      else { return nil }
      return FileFacts.Identity(device: device, inode: inode, born: born)
    }

    private static func line(_ identity: FileFacts.Identity, _ name: String) -> String {
      "\(identity.device) \(identity.inode) \(identity.born) \(name)\n"
    }

    /// Entries that are gone, or that also have another place, are not claimed.
    mutating func add(_ names: [String], in folder: OpenFolder) {
      for name in names {
        let facts = folder.facts(of: name)
        made[name] = facts?.isPlain == true ? facts?.identity : nil
      }
    }

    /// Writes the whole record or nothing, even if the power fails.
    func write(to folder: OpenFolder) throws(POSIXError) {
      let lines = made.sorted { $0.key < $1.key }.map { Self.line($0.value, $0.key) }
      let text =
        Self.heading + Self.line(self.folder, isWhole ? "whole" : "shared") + lines.joined()
      let draft = "\(fileName).draft.\(getpid())"
      try? folder.remove(draft)
      let file = try folder.open(draft, O_WRONLY | O_CREAT | O_EXCL)
      do {
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        try handle.write(contentsOf: Data(text.utf8))
        try handle.synchronize()
        try handle.close()
      } catch {
        try? folder.remove(draft)
        throw (error as? CocoaError)?.underlying as? POSIXError ?? .init(.EIO)
      }
      try folder.rename(draft, to: fileName)
    }
  }
}

extension CocoaError {
  fileprivate var underlying: (any Error)? { userInfo[NSUnderlyingErrorKey] as? any Error }
}
