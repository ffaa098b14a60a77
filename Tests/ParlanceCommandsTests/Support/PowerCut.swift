// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting

/// Turns the files of a killed program into a state that a power cut could have left.
///
/// Synchronised data is there. Data written since may have reached the disk or not, each block by
/// itself. The same holds for names that were made or removed since their folder was synchronised.
/// Folders are there once they are made.
struct PowerCut: Sendable {
  /// The fate of data that was not synchronised.
  private enum Fate: CaseIterable {
    case lost
    case kept
    case mixed
  }

  private struct Entry: Hashable {
    var number: UInt64
    /// The contents that are certainly on the disk.
    var durable: Data
    /// The contents written last; nil if the file has no name any more.
    var latest: Data?
  }

  /// The size of a block that a disk writes as a whole.
  private static let blockSize = 4_096

  private let root: URL
  private let shadow: URL

  /// - Parameters:
  ///   - root: the folder whose files are at risk.
  ///   - shadow: a folder to create for the recording.
  init(root: URL, shadow: URL) throws {
    self.root = root
    self.shadow = shadow
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: shadow, withIntermediateDirectories: true)
  }

  /// The variables that a program needs to be recorded.
  var environment: [String: String?] {
    [
      "LD_PRELOAD": Household.folder(of: Household.program).appending(path: "libCPowerCut.so").path,
      "POWER_CUT_ROOT": root.path, "POWER_CUT_SHADOW": shadow.path,
    ]
  }

  /// Treats all current files as synchronised.
  func settle() throws {
    try FileManager.default.removeItem(at: shadow)
    try FileManager.default.createDirectory(at: shadow, withIntermediateDirectories: true)
    for folder in try folders() {
      let files = try Self.files(in: folder)
      for (name, number) in files {
        try FileManager.default.copyItem(
          at: folder.appending(path: name), to: shadow.appending(path: String(number)))
      }
      let names = files.map { "\($0.value) \($0.key)\n" }.joined()
      let number = try Self.number(of: folder)
      try Data(names.utf8).write(to: shadow.appending(path: "\(number).names"))
    }
  }

  /// Cuts the power, after the program was killed.
  func strike(using random: inout some RandomNumberGenerator) throws {
    for folder in try folders() {
      let names = try names(in: folder)
      for (name, (before, after)) in names.sorted(by: { $0.key < $1.key }) {
        let fate = Fate.allCases.randomElement(using: &random) ?? .mixed
        let entry = fate == .lost || (fate == .mixed && .random(using: &random)) ? before : after
        let file = folder.appending(path: name)
        try? FileManager.default.removeItem(at: file)
        guard let entry else { continue }
        let content = Self.content(of: entry, fate, &random)
        _ = FileManager.default.createFile(
          atPath: file.path, contents: content, attributes: [.posixPermissions: 0o600])
      }
    }
    try settle()
  }

  // MARK: What there is

  private func folders() throws -> [URL] {
    let inner = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: [.isDirectoryKey])
    let all = inner?.compactMap { $0 as? URL } ?? []
    return try [root]
      + all.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .sorted { $0.path < $1.path }
  }

  private static func number(of file: URL) throws -> UInt64 {
    let facts = try FileManager.default.attributesOfItem(atPath: file.path)
    return (facts[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0
  }

  private static func files(in folder: URL) throws -> [String: UInt64] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let files = try names.map { name in
      let facts = try FileManager.default.attributesOfItem(
        atPath: folder.appending(path: name).path)
      let isFile = facts[.type] as? FileAttributeType == .typeRegular
      return (name, isFile ? (facts[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0 : nil)
    }
    return Dictionary(uniqueKeysWithValues: files).compactMapValues(\.self)
  }

  /// For each name, its entry when the folder was synchronised, and its entry now.
  private func names(in folder: URL) throws -> [String: (Entry?, Entry?)] {
    let after = try Self.files(in: folder)
    let number = try Self.number(of: folder)
    let listing = try? String(
      contentsOf: shadow.appending(path: "\(number).names"), encoding: .utf8)
    let pairs = (listing ?? "").split(separator: "\n").compactMap { line in
      line.firstIndex(of: " ").map { blank in
        (String(line[blank...].dropFirst()), UInt64(line[..<blank]) ?? 0)
      }
    }
    let before = Dictionary(pairs) { first, _ in first }
    let latest = Dictionary(
      after.map { ($1, FileManager.default.contents(atPath: folder.appending(path: $0).path)) }
    ) { first, _ in first }.compactMapValues(\.self)
    func entry(_ number: UInt64) -> Entry {
      let durable = FileManager.default.contents(
        atPath: shadow.appending(path: String(number)).path)
      return Entry(number: number, durable: durable ?? Data(), latest: latest[number])
    }
    let names = Set(before.keys).union(after.keys)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, (before[$0].map(entry), after[$0].map(entry))) })
  }

  private static func content(
    of entry: Entry, _ fate: Fate, _ random: inout some RandomNumberGenerator
  ) -> Data {
    guard let latest = entry.latest, latest != entry.durable, fate != .lost else {
      return entry.durable
    }
    if fate == .kept { return latest }
    let size = Bool.random(using: &random) ? latest.count : entry.durable.count
    var content = Data(count: size)
    for start in stride(from: 0, to: size, by: blockSize) {
      let source = Bool.random(using: &random) ? latest : entry.durable
      let end = min(start + blockSize, size, source.count)
      if start < end { content.replaceSubrange(start..<end, with: source[start..<end]) }
    }
    return content
  }
}
