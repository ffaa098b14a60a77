// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The indexes of the shipped apps, compiled once in each locale for all tests, as the second run
/// of the program finds them. The first run takes seconds, and few tests are about it.
actor ReadyIndexes {
  static let shared = ReadyIndexes()

  private var made: [String: Task<[String: Data], any Error>] = [:]

  /// Creates a folder with the indexes; an existing folder stays as it is.
  ///
  /// - Parameter options: the program's options, of which `--locale` counts.
  func copy(to path: String, for options: [String] = []) async throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    let files = try await files(Self.locale(in: options))
    let folder = URL(filePath: path, directoryHint: .isDirectory)
    // Another task may have made it while these were compiled.
    guard !FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for (name, bytes) in files {
      let file = folder.appending(path: name)
      try bytes.write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
    }
  }

  private static func locale(in options: [String]) -> String? {
    guard let place = options.firstIndex(of: "--locale"), place + 1 < options.count else {
      return nil
    }
    return options[place + 1]
  }

  private func files(_ locale: String?) async throws -> [String: Data] {
    let key = locale ?? ""
    let task = made[key] ?? Task { try await Self.compile(locale) }
    made[key] = task
    return try await task.value
  }

  private static func compile(_ locale: String?) async throws -> [String: Data] {
    let household = try Household(findsIndexes: false)
    let options = locale.map { ["--locale", $0] } ?? []
    _ = try await household.run(
      arguments: (["say", "--data", household.data] + options + ["help"]).map { Array($0.utf8) })
    let folder = URL(filePath: "\(household.data)/indexes")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
  }
}
