// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A real browser without a window, and the rules that pages are checked by.
enum Browser {
  enum Colours: String, CaseIterable {
    case light
    case dark

    /// The engine's setting for the colour scheme that its user prefers.
    var setting: String { self == .light ? "preferredColorScheme=1" : "preferredColorScheme=0" }
  }

  static let program = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first(where: FileManager.default.isExecutableFile)

  /// The source of axe-core: the file that `AXE_CORE` names, or that of the Python package `axe-core-python`.
  static let axe: String? = {
    let named = ProcessInfo.processInfo.environment["AXE_CORE"] ?? pythonPackage()
    return named.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
  }()

  static var isThere: Bool { program != nil && axe != nil }
  static let absence = "Chromium or the Python package axe-core-python is not here"

  /// A page's document after its scripts have run.
  static func document(
    of page: String, in household: Household, colours: Colours = .light
  ) async throws -> String {
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(household.path("browser-\(UUID().uuidString)"))",
      "--virtual-time-budget=20000", "--blink-settings=\(colours.setting)",
      "--dump-dom", "file://\(page)",
    ]
    var environment = household.environment
    // The browser makes a socket there, and the path of a socket must be short.
    environment["TMPDIR"] = "/tmp"
    let spawn = Spawn(
      program: program ?? "", arguments: arguments.map { Array($0.utf8) },
      environment: environment, streams: [.nothing, .nothing, .nothing])
    return try await Waiting.run { try Household.finish(spawn, nil) }.output
  }

  private static func pythonPackage() -> String? {
    let program = "import axe_core_python as a; print(a.__path__[0])"
    let spawn = Spawn(
      program: "/usr/bin/env", arguments: ["python3", "-c", program].map { Array($0.utf8) },
      environment: ProcessInfo.processInfo.environment, streams: [.nothing, .nothing, .nothing])
    let folder = try? Household.finish(spawn, nil).lines.first
    return folder.map { "\($0)/axe.min.js" }
  }
}
