// SPDX-License-Identifier: Apache-2.0

import CPrivateFiles
public import Foundation

/// The system's facts about an entry of a folder; for a link they are about the link itself.
public struct FileFacts: Hashable, Sendable {
  /// Distinguishes an entry from all others, even from an earlier one with the same name or number.
  public struct Identity: Hashable, Sendable {
    var device: UInt64
    var inode: UInt64
    /// The time of creation, in nanoseconds since 1970; 0 if the file system doesn't tell it.
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
  /// The number of its names.
  public var links: Int
  public var owner: uid_t
  /// In bytes.
  public var size: Int
  /// The permission bits without the file's type, such as 0o600.
  public var permissions: mode_t
  /// Whether a file system is mounted there, or a part of the same one.
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

  /// Whether it is a file or a folder in one place only, so that a change to it affects no other
  /// place.
  public var isPlain: Bool {
    guard !isMount else { return false }
    return kind == .folder || kind == .file && links == 1
  }
}

extension POSIXError {
  /// The error of the last system call.
  static var current: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
