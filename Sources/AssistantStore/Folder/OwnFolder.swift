// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A folder of ours, and which of its files are ours, by their names.
///
/// What others have put there is left alone, and so is what a link leads to and a file that has other names.
public struct OwnFolder {
  private let path: String
  private let isOurs: (String) -> Bool

  public init(_ url: URL, isOurs: @escaping (String) -> Bool) {
    path = url.path
    self.isOurs = isOurs
  }

  /// Takes from everybody but the owner what they may do with our files, and with the folder itself where
  /// nothing in it is anybody else's.
  ///
  /// What can't be changed stays as it is: whoever may not change it is not its owner.
  public func restrict() {
    guard Self.isFolder(path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return }
    for name in names where isOurs(name) { Self.restrict("\(path)/\(name)", S_IFREG) }
    if names.allSatisfy(isOurs) { restrictFolder() }
  }

  /// The same with the folder alone, whatever is in it.
  func restrictFolder() { Self.restrict(path, S_IFDIR) }

  /// Not a link to one.
  static func isFolder(_ path: String) -> Bool { status(of: path, S_IFDIR) != nil }

  static func isFile(_ path: String) -> Bool { status(of: path, S_IFREG) != nil }

  static func isLink(_ path: String) -> Bool { status(of: path, S_IFLNK) != nil }

  /// Whether a file can be found elsewhere, too: what is done to it is done there.
  static func hasOtherNames(_ status: stat) -> Bool {
    status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1
  }

  /// Of a link itself; nil where there is nothing.
  static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// - Parameter form: `S_IFREG` or `S_IFDIR`; anything else at the path stays as it is.
  private static func restrict(_ path: String, _ form: mode_t) {
    guard let status = status(of: path, form), status.st_uid == geteuid(),
      status.st_mode & 0o077 != 0, !hasOtherNames(status)
    else { return }
    _ = fchmodat(AT_FDCWD, path, status.st_mode & 0o700, AT_SYMLINK_NOFOLLOW)
  }

  private static func status(of path: String, _ form: mode_t) -> stat? {
    status(of: path).flatMap { $0.st_mode & S_IFMT == form ? $0 : nil }
  }
}
