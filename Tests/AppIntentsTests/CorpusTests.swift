// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Source files as app developers write them compile against the module, unchanged and without a
/// warning: all of them in Swift 5 mode, and in Swift 6 mode those that Apple's compiler would
/// accept there.
@Suite(.timeLimit(.minutes(20)))
struct CorpusTests {
  private static let folder = Stage.package.appending(path: "Tests/AppIntentsCorpus")

  static let apps: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted()

  @Test func theCorpusHasAtLeast150Files() throws {
    #expect(try Self.apps.flatMap { try Self.files(of: $0) }.count >= 150)
  }

  @Test(arguments: Self.apps, ["5", "6"]) func aCorpusAppCompilesWithoutAWarning(
    _ app: String, inSwift mode: String
  ) throws {
    let files = try Self.files(of: app).filter { mode == "5" || !$0.contains("/Swift5/") }
    let modules = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "Modules").path
    let compiler = Process()
    let output = Pipe()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-module-name", app,
        "-I", modules,
      ] + files
    compiler.standardError = output
    try compiler.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }

  private static func files(of app: String) throws -> [String] {
    let app = folder.appending(path: app)
    return try FileManager.default.subpathsOfDirectory(atPath: app.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { app.appending(path: $0).path }
  }
}
