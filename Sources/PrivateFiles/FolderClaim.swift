// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What Parlance has made in a folder that may hold other things as well.
///
/// It is written down in the folder, in a file called ``fileName``: the device and the number of the folder and of each
/// thing that was made, and when each was made. So nothing is ours for its name alone, and what has taken the place of
/// something of ours is not. Where the folder is another one than is written down, it was copied or moved as a whole,
/// and what is listed is known by its names.
public struct FolderClaim: Sendable {
  /// An entry that is in the place of one of ours, and that we did not make.
  public struct Conflict: Error, Hashable, Sendable {
    public var path: String
  }

  public static let fileName = ".parlance"

  private let folder: OpenFolder
  private var content: Content?
  /// Whether the folder was copied or moved.
  private var isMoved = false

  /// Reads what is written down in a folder.
  public init(_ folder: OpenFolder) {
    self.folder = folder
    content = Content(in: folder)
    isMoved = content.map { $0.folder != folder.facts?.identity } ?? false
  }

  /// Whether anything was ever claimed in the folder.
  public var isMade: Bool { content != nil }

  /// Whether an entry is there, and is one that Parlance has made.
  public func owns(_ name: String) -> Bool {
    guard let content, let facts = folder.facts(of: name), facts.isPlain,
      !folder.isElsewhere(facts), facts.owner == geteuid()
    else { return false }
    if content.made[name] == facts.identity { return true }
    if isMoved, content.made[name] != nil { return true }
    // In a folder that was empty when it was taken, a file in the place of ours was put back there.
    return content.isWhole && facts.kind == .file
  }

  // MARK: Claiming

  /// Takes a folder for what is to be made in it; one that was taken before stays as it is.
  ///
  /// - Parameters:
  ///   - harmless: Whether an entry that is there already is nobody else's, so that the folder counts as empty.
  ///   - adopted: The entries that were made before claims were written down.
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

  /// Makes a folder in a folder that was taken, where it is missing.
  ///
  /// - Throws: ``Conflict`` where something else is in its place, or a `POSIXError`.
  public static func makeFolder(_ name: String, in folder: OpenFolder) throws {
    try make(name, in: folder) { () throws(POSIXError) in
      try? folder.removeFolder(draft)
      try folder.makeFolder(draft)
    }
  }

  /// The same with an empty file. It is not opened: closing a descriptor would drop the locks that another connection
  /// of this process has on it.
  public static func makeFile(_ name: String, in folder: OpenFolder) throws {
    try make(name, in: folder) { () throws(POSIXError) in
      try? folder.remove(draft)
      try folder.makeFile(draft)
    }
  }

  /// What is made is written down before it has its name: a crash leaves nothing there that nobody owns.
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

  /// Has something of ours take the place, and the name, of another thing of ours, while the folder is locked.
  public static func hand(
    _ draft: String, over name: String, in folder: OpenFolder
  ) throws(POSIXError) {
    try write(draft, as: name, to: folder)
    try folder.rename(draft, to: name)
  }

  /// The name of something that has not got its own yet.
  private static let draft = "\(fileName).draft"

  /// Writes down that a name is that of something which has another one until now.
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

  /// Gives the folder back, once nothing of ours is left in it.
  public static func giveUp(_ folder: OpenFolder) throws(POSIXError) {
    try folder.locked { () throws(POSIXError) in
      let claim = FolderClaim(folder)
      guard let made = claim.content?.made.keys, !made.contains(where: claim.owns) else { return }
      try folder.remove(fileName)
    }
  }

  /// Whether a name is that of the file where it is written down, or of a draft of it.
  public static func isOwnName(_ name: String) -> Bool {
    name == fileName || name.hasPrefix(draft)
  }
}

extension FolderClaim {
  /// What is written down: a line for the folder, and one for each thing.
  private struct Content {
    private typealias Identity = FileFacts.Identity

    var folder: FileFacts.Identity
    /// Whether the folder held nothing of anybody else's when it was taken.
    var isWhole = false
    var made: [String: FileFacts.Identity] = [:]

    /// In bytes: it has a line for a handful of names.
    private static let longest = 65_536
    private static let heading =
      "# What Parlance has made in this folder. Nothing else here is ever erased.\n"

    init(folder: FileFacts.Identity) { self.folder = folder }

    /// Nil where nothing is written down that can be read.
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

    /// What is not there any more, or is in another place as well, is not claimed.
    mutating func add(_ names: [String], in folder: OpenFolder) {
      for name in names {
        let facts = folder.facts(of: name)
        made[name] = facts?.isPlain == true ? facts?.identity : nil
      }
    }

    /// All or nothing, also where the power is cut.
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
