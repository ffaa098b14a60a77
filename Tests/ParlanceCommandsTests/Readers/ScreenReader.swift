// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A real screen reader for terminals, whose speech goes into a file instead of a sound card.
enum ScreenReader: String, CaseIterable, Sendable {
  case yasr
  case fenrir

  private var program: String {
    switch self {
    case .yasr: "/usr/bin/yasr"
    case .fenrir: "/usr/bin/fenrir"
    }
  }

  var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Starts the program under the reader, which takes its place.
  ///
  /// - Parameters:
  ///   - spawn: the program by itself.
  ///   - log: the file for the speech.
  func reading(_ spawn: Spawn, in household: Household, log: String) throws -> Spawn {
    // The reader quits together with the program, so a short pause lets it speak the last lines.
    let inner = try household.write(
      "#!/bin/sh\necho $$ > '\(log).pid'\ntrap : INT QUIT\n\"$@\"\nsleep 2\n", to: "inner",
      isExecutable: true)
    var outer = spawn
    outer.environment["LC_ALL"] = "C.UTF-8"
    switch self {
    case .yasr:
      let server = try household.write(
        "#!/bin/sh\nstty raw -echo 2>/dev/null\nexec cat >> '\(log)'\n", to: "server",
        isExecutable: true)
      let configuration = try household.write(
        Self.configuration(server: server), to: "yasr.conf")
      outer.program = program
      outer.arguments =
        ["-C", configuration, "--", inner, spawn.program].map { Array($0.utf8) } + spawn.arguments
    case .fenrir:
      let driver = try household.write(Self.driver(log: log), to: "logDriver.py")
      let words =
        [inner, spawn.program] + spawn.arguments.map { String(decoding: $0, as: UTF8.self) }
      let configuration = try household.write(
        try Self.fenrirConfiguration(
          driver: driver, folder: household.folder.path, words: words), to: "fenrir.conf")
      outer.program = "/usr/bin/python3"
      outer.arguments = [program, "-e", "-s", configuration].map { Array($0.utf8) }
    }
    return outer
  }

  // MARK: yasr

  private static func configuration(server: String) -> String {
    """
    [normalkeys]
    [reviewkeys]
    [options]
    cursor tracking=full
    synthesizer=emacspeak server
    synthesizer port=|\(server)
    key echo=off
    shell=/bin/sh
    special=off
    up and down arrows=speak line
    DisableKey=6925
    [Emacspeak server]
    rate=175
    punctuation=some
    [dict]

    """
  }

  // MARK: fenrir

  private static let modules = "/usr/lib/python3/dist-packages/fenrirscreenreader"
  private static let settings = "/etc/fenrirscreenreader/settings/settings-pty.conf"

  private static func driver(log: String) -> String {
    """
    import os
    from fenrirscreenreader.core.speechDriver import speechDriver
    class driver(speechDriver):
        def __init__(self):
            speechDriver.__init__(self)
            self.f = os.open('\(log)', os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        def initialize(self, environment): self.env = environment; self._isInitialized = True
        def shutdown(self): pass
        def speak(self, text, queueable=True):
            os.write(self.f, ('q {' + ' '.join(text.split()) + '}\\n').encode())
        def cancel(self): pass
        def clear_buffer(self): pass
        def setCallback(self, c): pass
        def setVoice(self, v): pass
        def setPitch(self, v): pass
        def setRate(self, v): pass
        def setModule(self, v): pass
        def setLanguage(self, v): pass
        def setVolume(self, v): pass

    """
  }

  /// The reader's own settings, with the necessary changes.
  private static func fenrirConfiguration(
    driver: String, folder: String, words: [String]
  ) throws -> String {
    let shell = (["/usr/bin/env", "TERM=xterm-256color"] + words)
      .map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    // A driver is named by its path, relative to the folder of drivers.
    let up = String(repeating: "../", count: "\(modules)/speechDriver".split(separator: "/").count)
    let wanted: [String: [String: String]] = [
      "sound": ["enabled": "False", "driver": "dummyDriver"],
      "speech": ["driver": up + driver.dropFirst().replacing(".py", with: "")],
      "screen": ["driver": "ptyDriver"],
      "keyboard": [
        "driver": "ptyDriver", "keyboardLayout": "pty", "charEcho": "False", "wordEcho": "False",
      ],
      "remote": ["enable": "False", "driver": "dummyDriver", "socketpath": folder + "/"],
      "promote": ["enabled": "False"],
      "general": [
        "autoSpellCheck": "False", "debugFile": "\(folder)/fenrir.log", "shell": shell,
      ],
    ]
    var section = ""
    return try String(contentsOfFile: settings, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map { line in
        if let name = line.wholeMatch(of: #/\[(\w+)\].*/#) { section = String(name.1) }
        guard let key = line.prefixMatch(of: #/(\w+)=/#),
          let value = wanted[section]?[String(key.1)]
        else { return String(line) }
        return "\(key.1)=\(value)"
      }.joined(separator: "\n")
  }
}
