// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation

/// A real speech-dispatcher. Its voice writes each text to a file instead of speaking it, with its
/// language and rate.
public final class SpeechServer: Sendable {
  private static let program = "/usr/bin/speech-dispatcher"
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  private let folder: URL
  private let process: Process

  /// The environment in which a client finds the server.
  public let environment: [String: String]

  public init() throws {
    // The path of a socket must be short.
    folder = ScratchPlace.folder.appending(path: "sd-\(UUID().uuidString.prefix(8))")
    let modules = folder.appending(path: "modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    let spoken = folder.appending(path: "spoken").path
    let socket = folder.appending(path: "speechd.sock").path
    let voice = modules.appending(path: "file").path
    try Self.module(writingTo: spoken).write(toFile: voice, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: voice)
    try """
    AddModule "file" "\(voice)"
    DefaultModule file
    DefaultLanguage "en"
    LogLevel 0
    AudioOutputMethod "alsa"
    AudioALSADevice "null"
    LogDir "\(folder.path)"
    """.write(to: folder.appending(path: "speechd.conf"), atomically: true, encoding: .utf8)
    environment = ["SPEECHD_ADDRESS": "unix_socket:\(socket)", "USER": "tester"]
    process = Process()
    process.executableURL = URL(filePath: Self.program)
    // Without a timeout of 0 it exits after five seconds without a client.
    process.arguments = [
      "--run-single", "--timeout", "0", "--config-dir", folder.path,
      "--communication-method", "unix_socket", "--socket-path", socket,
      "--pid-file", folder.appending(path: "pid").path,
    ]
    // Its own messages go to a file beside its log.
    let output = folder.appending(path: "output")
    try Data().write(to: output)
    let handle = try FileHandle(forWritingTo: output)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Waits until the server accepts connections: its socket exists a moment before.
  public func isReady() async -> Bool {
    let socket = folder.appending(path: "speechd.sock").path
    return await eventually {
      let sockets = (try? String(contentsOfFile: "/proc/net/unix", encoding: .utf8)) ?? ""
      return sockets.split(separator: "\n").contains {
        $0.hasSuffix(socket) && $0.contains(Self.listening)
      }
    }
  }

  /// In seconds; long, since machines may be busy.
  private static let patience: TimeInterval = 600

  /// The flag of a socket that accepts connections.
  private static let listening = " 00010000 "

  /// Waits until a text was spoken a number of times.
  public func says(_ text: String, times: Int = 1) async -> Bool {
    await eventually { self.text.ranges(of: text).count >= times }
  }

  /// All text spoken so far, joined from the pieces that the voice was given.
  public var text: String {
    lines.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
      .joined(separator: " ")
  }

  /// The languages and rates of the spoken texts: `en 0`, `ko 100`.
  public var voices: [String] {
    lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  private var lines: [String] {
    let data = FileManager.default.contents(atPath: folder.appending(path: "spoken").path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Checks a condition repeatedly on a thread of its own, since the tasks' threads may be busy for
  /// long.
  private func eventually(_ condition: @escaping @Sendable () -> Bool) async -> Bool {
    await withCheckedContinuation { waiter in
      DispatchQueue.global().async {
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while !condition(), Date() < deadline { usleep(20_000) }
        waiter.resume(returning: condition())
      }
    }
  }

  /// A voice with the protocol of output modules: it writes each text as one line, and is done at
  /// once.
  private static func module(writingTo file: String) -> String {
    #"""
    #!/bin/sh
    # Reads lines up to a single full stop.
    block() { while read -r line && [ "$line" != . ]; do printf '%s\n' "$line"; done; }
    while read -r command; do
      case $command in
        INIT) echo '299-It writes what it speaks.'; echo '299 OK LOADED SUCCESSFULLY' ;;
        AUDIO) echo '207 OK RECEIVING AUDIO SETTINGS'; block >/dev/null; echo '203 OK AUDIO INITIALIZED' ;;
        LOGLEVEL) echo '207 OK RECEIVING LOGLEVEL SETTINGS'; block >/dev/null; echo '203 OK LOG LEVEL SET' ;;
        'LIST VOICES') printf '200-%s\t%s\tnone\n' a en b fr c ko d ja e zh; echo '200 OK VOICE LIST SENT' ;;
        SET)
          echo '203 OK RECEIVING SETTINGS'
          settings=$(block)
          language=$(echo "$settings" | sed -n 's/^language=//p')
          rate=$(echo "$settings" | sed -n 's/^rate=//p')
          echo '203 OK SETTINGS RECEIVED' ;;
        SPEAK)
          echo '202 OK RECEIVING MESSAGE'
          text=$(block | sed 's/^\.\././; s/<[^>]*>//g; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g' | tr -d '\r' | tr '\n' ' ')
          echo '200 OK SPEAKING'
          echo '701 BEGIN'
          printf '%s %s %s\n' "$language" "$rate" "$text" >>'\#(file)'
          echo '702 END' ;;
        QUIT) echo '210 OK QUIT'; exit ;;
      esac
    done
    """#
  }
}
