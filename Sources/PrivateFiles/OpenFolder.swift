// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A folder that is held open, and the entries in it by their names.
///
/// What is done here is done in that very folder, wherever its path leads meanwhile, and no link among its entries is
/// followed.
public final class OpenFolder: Sendable {
  /// Where it was when it was opened, for what is told of it.
  public let path: String

  private let descriptor: Int32

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// A folder that somebody has chosen: its path may lead over links.
  ///
  /// - Returns: Nil where there is no folder, or none that may be looked at.
  public convenience init?(_ path: String) {
    let descriptor = Glibc.open(path, Self.flags)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor, path: path)
  }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  // MARK: Looking

  public var facts: FileFacts? { try? FileFacts(of: "", in: descriptor) }

  /// Nil where there is no such entry, or none that may be looked at.
  public func facts(of name: String) -> FileFacts? {
    name.isEmpty ? nil : try? FileFacts(of: name, in: descriptor)
  }

  /// A folder in it; nil for anything else, a link to a folder as well.
  public func folder(_ name: String) -> OpenFolder? {
    let inner = openat(descriptor, name, Self.flags | O_NOFOLLOW)
    return inner < 0 ? nil : OpenFolder(descriptor: inner, path: path(of: name))
  }

  /// Whether an entry lies on another file system, or something is mounted over it.
  public func isElsewhere(_ facts: FileFacts) -> Bool {
    // Some file systems number the devices of files in ways of their own.
    facts.isMount || facts.kind == .folder && facts.identity.device != self.facts?.identity.device
  }

  /// What is told of an entry that is in the place of something of ours; nil where there is none.
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
  public func names() throws(POSIXError) -> [String] {
    // A descriptor of its own: where reading has come to is shared otherwise.
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
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  public func path(of name: String) -> String {
    path.hasSuffix("/") ? path + name : "\(path)/\(name)"
  }

  /// A path that leads into this very folder for as long as it is open.
  public func lastingPath(of name: String) -> String { "/proc/self/fd/\(descriptor)/\(name)" }

  /// Where a link among the entries leads, as far as it can be told; nil for what is no link.
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

  /// Opens a file in it; a link and a pipe fail, or are neither followed nor waited for.
  ///
  /// - Returns: A descriptor that is the caller's to close.
  public func open(_ name: String, _ flags: Int32, mode: mode_t = 0o600) throws(POSIXError) -> Int32
  {
    let file = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode)
    guard file >= 0 else { throw .current }
    return file
  }

  /// Makes a folder in it, for its owner alone.
  /// - Returns: False where there is an entry of that name already.
  @discardableResult
  public func makeFolder(_ name: String) throws(POSIXError) -> Bool {
    if mkdirat(descriptor, name, 0o700) == 0 { return true }
    guard errno == EEXIST else { throw .current }
    return false
  }

  /// Makes an empty file in it, for its owner alone. Nothing is opened: closing a descriptor would drop the locks that
  /// another connection of this process has on the file.
  /// - Returns: False where there is an entry of that name already.
  @discardableResult
  public func makeFile(_ name: String) throws(POSIXError) -> Bool {
    if mknodat(descriptor, name, S_IFREG | 0o600, 0) == 0 { return true }
    guard errno == EEXIST else { throw .current }
    return false
  }

  public func rename(_ name: String, to other: String) throws(POSIXError) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw .current }
  }

  /// Removes the name of a file; one that isn't there needs no removing.
  public func remove(_ name: String) throws(POSIXError) {
    guard unlinkat(descriptor, name, 0) == 0 || errno == ENOENT else { throw .current }
  }

  /// Removes an empty folder.
  public func removeFolder(_ name: String) throws(POSIXError) {
    guard unlinkat(descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT else { throw .current }
  }

  /// Takes from everybody but the owner what they may do with an entry, where it is its owner who asks.
  ///
  /// What can't be changed stays as it is.
  public func restrict(_ name: String) {
    guard let facts = facts(of: name), facts.isPlain, facts.owner == geteuid(),
      facts.permissions & 0o077 != 0
    else { return }
    _ = fchmodat(descriptor, name, facts.permissions & 0o700, AT_SYMLINK_NOFOLLOW)
  }

  /// Gives a file's owner the right to write back.
  func allowWriting(_ name: String) throws(POSIXError) {
    guard fchmodat(descriptor, name, 0o600, AT_SYMLINK_NOFOLLOW) == 0 else { throw .current }
  }

  /// The same with the folder itself.
  public func restrict() {
    guard let facts, facts.owner == geteuid(), facts.permissions & 0o077 != 0 else { return }
    _ = fchmod(descriptor, facts.permissions & 0o700)
  }

  /// Works while no other process does what is done under this lock, and does so all the same where it can't be kept
  /// from it.
  public func locked<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A lock belongs to what was opened, so each has a descriptor of its own.
    let lock = openat(descriptor, ".", Self.flags)
    defer { if lock >= 0 { close(lock) } }
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try work()
  }
}
