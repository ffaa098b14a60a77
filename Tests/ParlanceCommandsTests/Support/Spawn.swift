// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// How to start a child process: it gets nothing of the test's own environment.
struct Spawn: Sendable {
  var program: String
  var arguments: [[UInt8]]
  var environment: [String: String]
  var streams: [Stream]
  /// Whether it starts a session, so that a terminal it opens becomes its controlling terminal.
  var leadsSession = false

  /// `POSIX_SPAWN_SETSID`, which Swift doesn't import.
  private static let setSession: Int32 = 0x80

  /// Closes a descriptor and all above it. The system's library has it since 2.34; Swift doesn't
  /// import it.
  private typealias CloseFrom =
    @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32

  private static let closeFrom = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np")
    .map { unsafeBitCast($0, to: CloseFrom.self) }

  private static let door = Mutex(())

  /// Runs a piece of work while no child is started: a child would inherit descriptors that are not
  /// yet marked as the test's own.
  static func alone<Result>(_ work: () throws -> Result) rethrows -> Result {
    try door.withLock { _ in try work() }
  }

  func start() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    prepare(&attributes)
    for (target, stream) in zip(Int32(0)..., streams) { add(stream, as: target, to: &actions) }
    // Foundation's own processes leave sockets open, which a child that is started meanwhile would
    // inherit.
    guard Self.closeFrom?(&actions, Int32(streams.count)) == 0 else { throw POSIXError(.ENOSYS) }
    var process: pid_t = 0
    let words = ([Array(program.utf8)] + arguments).map(Self.cString)
    let variables = environment.map { Self.cString(Array("\($0.key)=\($0.value)".utf8)) }
    defer { for text in words + variables { free(text) } }
    let code = Self.alone {
      posix_spawn(&process, program, &actions, &attributes, words + [nil], variables + [nil])
    }
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
    return process
  }

  /// Blocks and ignores no signal, regardless of the test process's own settings.
  private func prepare(_ attributes: inout posix_spawnattr_t) {
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    if leadsSession { flags |= Self.setSession }
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  private func add(
    _ stream: Stream, as target: Int32, to actions: inout posix_spawn_file_actions_t
  ) {
    switch stream {
    case .closed: posix_spawn_file_actions_addclose(&actions, target)
    case .nothing: add(.file("/dev/null", flags: O_RDWR), as: target, to: &actions)
    case .file(let path, let flags):
      posix_spawn_file_actions_addopen(&actions, target, path, flags, 0o600)
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    }
  }

  private static func cString(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar>? {
    (bytes + [0]).map(CChar.init(bitPattern:)).withUnsafeBufferPointer { characters in
      characters.baseAddress.map { strdup($0) }
    }
  }
}
