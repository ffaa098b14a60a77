// SPDX-License-Identifier: Apache-2.0

import Foundation
public import Rendering

/// Speaks with speech-dispatcher, using SSIP over its socket.
public actor SpeechDispatcher: Speaker {
  private let connection: LineSocket

  /// Returns nil if speech-dispatcher is not running and can't be started.
  ///
  /// - Parameter environment: `SPEECHD_ADDRESS` names the socket. Without it, the socket is in
  ///   `XDG_RUNTIME_DIR`.
  public init?(environment: [String: String]) {
    guard let path = Self.socketPath(environment),
      let connection = LineSocket(path) ?? Self.start(environment, path)
    else { return nil }
    self.connection = connection
    let user = environment["USER"] ?? environment["LOGNAME"] ?? "user"
    let name = user.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard (try? Self.order("SET SELF CLIENT_NAME \(name):parlance:main", connection)) != nil,
      // With this priority, runs are spoken one after the other.
      (try? Self.order("SET SELF PRIORITY MESSAGE", connection)) != nil
    else { return nil }
  }

  public func say(_ runs: [SpokenRun], _ voice: VoiceSettings, interrupting: Bool) throws {
    if interrupting { try order("CANCEL SELF") }
    try order("SET SELF RATE \(Self.rate(voice.rate))")
    for run in runs where run.text.contains(where: { !$0.isWhitespace }) {
      // Without the language it answers with an error, but still speaks with another voice.
      try? order(
        "SET SELF LANGUAGE \(run.language == SpokenRun.undetermined ? "en" : run.language.prefix(2))"
      )
      if let name = voice.name { try order("SET SELF SYNTHESIS_VOICE \(Self.word(name))") }
      try order("SPEAK")
      try order(Self.data(run.text) + "\r\n.")
    }
  }

  public func stop(unless isTooLate: @Sendable () -> Bool) {
    if !isTooLate() { try? order("CANCEL SELF") }
  }

  private func order(_ command: String) throws { try Self.order(command, connection) }

  /// Sends a command and waits for its answer. Codes 2xx mean success.
  private static func order(_ command: String, _ connection: LineSocket) throws {
    try connection.write(command + "\r\n")
    while true {
      let line = try connection.readLine()
      // More lines follow after "NNN-". Codes 7xx are events, not answers.
      guard line.count >= 4, line[line.index(line.startIndex, offsetBy: 3)] == " ",
        !line.hasPrefix("7")
      else { continue }
      guard line.hasPrefix("2") else { throw SpeechFailure.refused(line) }
      return
    }
  }

  /// The text with one more full stop before each line that begins with one, because a single full
  /// stop ends the text.
  static func data(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.hasPrefix(".") ? "." + $0 : String($0) }.joined(separator: "\r\n")
  }

  /// Converts words a minute to SSIP's scale: -100 for 80, 0 for 175, 100 for 450.
  static func rate(_ rate: Int) -> Int {
    let usual = Espeak.usualRate
    let span =
      rate < usual ? usual - VoiceSettings.rates.lowerBound : VoiceSettings.rates.upperBound - usual
    return max(-100, min(100, (rate - usual) * 100 / span))
  }

  /// The name without the characters that a command can't contain.
  private static func word(_ name: String) -> String {
    name.audible.filter { !$0.isWhitespace }
  }

  private static func socketPath(_ environment: [String: String]) -> String? {
    if let address = environment["SPEECHD_ADDRESS"] {
      let start = "unix_socket:"
      return address.hasPrefix(start) ? String(address.dropFirst(start.count)) : nil
    }
    return environment["XDG_RUNTIME_DIR"].map { $0 + "/speech-dispatcher/speechd.sock" }
  }

  /// Starts speech-dispatcher as its clients do. It keeps running for other programs.
  private static func start(_ environment: [String: String], _ path: String) -> LineSocket? {
    let program = "/usr/bin/speech-dispatcher"
    guard environment["SPEECHD_ADDRESS"] == nil,
      FileManager.default.isExecutableFile(atPath: program)
    else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = ["--spawn"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return LineSocket(path)
  }
}
