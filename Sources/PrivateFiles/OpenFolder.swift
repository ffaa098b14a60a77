// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A folder that is held open, and its entries by their names.
///
/// All calls work in this very folder, even if its path leads elsewhere meanwhile. Links among its
/// entries are not followed.
public final class OpenFolder: Sendable {
  /// The path by which it was opened, for messages.
  public let path: String

  private let descriptor: Int32

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// A folder that a user has chosen; its path may contain links.
  ///
  /// - Returns: Nil if there is no folder, or one that may not be read.
  public convenience init?(_ path: String) {
    let descriptor = Glibc.open(path, Self.flags)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor, path: path)
  }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  // MARK: Looking

  public var facts: FileFacts? { try? FileFacts(of: "", in: descriptor) }

  /// Nil if there is no such entry, or one that may not be read.
  public func facts(of name: String) -> FileFacts? {
    name.isEmpty ? nil : try? FileFacts(of: name, in: descriptor)
  }

  /// A folder in this one; nil for any other entry, a link to a folder included.
  public func folder(_ name: String) -> OpenFolder? {
    let inner = openat(descriptor, name, Self.flags | O_NOFOLLOW)
    return inner < 0 ? nil : OpenFolder(descriptor: inner, path: path(of: name))
  }

  /// Whether an entry lies on another file system, or something is mounted over it.
  public func isElsewhere(_ facts: FileFacts) -> Bool {
    // Some file systems give their files device numbers of their own.
    facts.isMount || facts.kind == .folder && facts.identity.device != self.facts?.identity.device
  }

  /// The entry in the place of one of ours, as it is reported; nil if there is none.
  public func stranger(_ name: String) -> LeftFile? {
    guard let facts = facts(of: name) else { return nil }
    let path = path(of: name)
    if isElsewhere(facts) { return .mounted(path: path) }
    switch facts.kind {
    case .link: return .link(path: path)
    case .special: return .special(path: path)
    case .file, .folder: return .foreign(path: path)
    }
  }

  /// The names of its entries, in order.
  ///
  /// - Parameter start: How a name has to begin: in a crowded folder few are asked for.
  public func names(beginningWith start: String = "") throws(POSIXError) -> [String] {
    // A descriptor of its own, since copies of one descriptor share the place up to which it was
    // read.
    let copy = openat(descriptor, ".", Self.flags)
    guard copy >= 0 else { throw .current }
    guard let stream = fdopendir(copy) else {
      defer { close(copy) }
      throw .current
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != "..", name.hasPrefix(start) { names.append(name) }
    }
    return names.sorted()
  }

  public func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// A path that leads into this very folder while it is open.
  public func lastingPath(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }

  /// The target of a link among the entries, as far as it is known; nil for an entry that is not a
  /// link.
  func target(ofLink name: String) -> String? {
    let longest = Int(PATH_MAX)
    var bytes = [CChar](repeating: 0, count: longest)
    let count = readlinkat(descriptor, name, &bytes, longest)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let place = URL(filePath: target, relativeTo: URL(filePath: path, directoryHint: .isDirectory))
    return place.standardizedFileURL.resolvingSymlinksInPath().path
  }

  // MARK: Changing

  /// Opens a file in the folder. A link is not followed and a pipe is not waited for.
  ///
  /// - Returns: A descriptor that the caller has to close.
  public func open(_ name: String, _ flags: Int32, mode: mode_t = 0o600) throws(POSIXError) -> Int32
  {
    let file = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode)
    guard file >= 0 else { throw .current }
    return file
  }

  /// Makes a folder in this one that only its owner can use.
  /// - Returns: False if there is already an entry of that name.
  @discardableResult
  public func makeFolder(_ name: String) throws(POSIXError) -> Bool {
    if mkdirat(descriptor, name, 0o700) == 0 { return true }
    guard errno == EEXIST else { throw .current }
    return false
  }

  /// Makes an empty file in this folder that only its owner can use. The file is not opened:
  /// closing a descriptor would drop the locks that another connection of this process has on it.
  /// - Returns: False if there is already an entry of that name.
  @discardableResult
  public func makeFile(_ name: String) throws(POSIXError) -> Bool {
    if mknodat(descriptor, name, S_IFREG | 0o600, 0) == 0 { return true }
    guard errno == EEXIST else { throw .current }
    return false
  }

  public func rename(_ name: String, to other: String) throws(POSIXError) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw .current }
  }

  /// Removes the name of a file; a missing file needs no removing.
  public func remove(_ name: String) throws(POSIXError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .current }
  }

  /// Removes an empty folder.
  public func removeFolder(_ name: String) throws(POSIXError) {
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else { throw .current }
  }

  /// Removes everybody else's rights to an entry, if this process belongs to the entry's owner.
  ///
  /// An entry that can't be changed stays as it is.
  public func restrict(_ name: String) {
    guard let facts = facts(of: name), facts.isPlain, facts.owner == geteuid(),
      facts.permissions & 0o077 != 0
    else { return }
    _ = fchmodat(descriptor, name, facts.permissions & 0o700, AT_SYMLINK_NOFOLLOW)
  }

  /// Restores the owner's right to write to a file.
  func allowWriting(_ name: String) throws(POSIXError) {
    guard fchmodat(descriptor, name, 0o600, AT_SYMLINK_NOFOLLOW) == 0 else { throw .current }
  }

  /// The same for the folder itself.
  public func restrict() {
    guard let facts, facts.owner == geteuid(), facts.permissions & 0o077 != 0 else { return }
    _ = fchmod(descriptor, facts.permissions & 0o700)
  }

  /// Runs work while no other process works under this lock. The work also runs if the lock can't
  /// be had.
  public func locked<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A lock belongs to an open file, so each call opens the folder again.
    let lock = openat(descriptor, ".", Self.flags)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try work()
  }
}
