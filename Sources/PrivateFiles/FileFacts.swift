// SPDX-License-Identifier: Apache-2.0

import CPrivateFiles
public import Foundation

/// What the system says of an entry of a folder; of a link, it is about the link itself.
public struct FileFacts: Hashable, Sendable {
  /// Tells an entry from every other one, also from one that had its name or its number before.
  public struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
    /// In nanoseconds since 1970; 0 where the file system does not tell it.
    var born: Int64
  }

  public enum Kind: Hashable, Sendable {
    case file
    case folder
    case link
    /// A pipe, a socket or a device.
    case special
  }

  public var identity: Identity
  public var kind: Kind
  /// How many names it has.
  public var links: Int
  public var owner: uid_t
  /// In bytes.
  public var size: Int
  /// Who may do what with it, without its kind: 0o600.
  public var permissions: mode_t
  /// Whether something is mounted there, be it a part of the same file system.
  public var isMount: Bool

  /// Looks at an entry of an open folder; an empty name means the descriptor itself.
  init(of name: String, in descriptor: Int32) throws(POSIXError) {
    var facts = cpf_facts()
    let code = cpf_look(descriptor, name, &facts)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    identity = Identity(device: facts.device, inode: facts.inode, born: facts.born)
    kind =
      switch mode_t(facts.mode) & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .special
      }
    links = Int(facts.links)
    owner = facts.owner
    size = Int(facts.size)
    permissions = mode_t(facts.mode) & 0o7777
    isMount = facts.is_mount
  }

  /// Whether it is a file or a folder that is in one place alone: nothing that is done to it is done elsewhere.
  public var isPlain: Bool {
    guard !isMount else { return false }
    return kind == .folder || kind == .file && links == 1
  }
}

extension POSIXError {
  /// What the last call of the system has failed with.
  static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
