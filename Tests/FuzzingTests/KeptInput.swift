// SPDX-License-Identifier: Apache-2.0

import Foundation
import Fuzzing
import ParlanceTesting

/// An input in the folders beside this file.
struct KeptInput {
  /// The inputs that the fuzzer begins with, and the ones it found.
  static let kinds = ["Corpus", "Crashes"]
  static let folder = Stage.package.appending(path: "Tests/FuzzingTests")

  /// The path relative to this folder.
  let path: String
  let content: Data

  /// All inputs of a target, sorted by name.
  static func all(of target: FuzzTarget) throws -> [KeptInput] {
    try kinds.flatMap { kind in
      let place = "\(kind)/\(target.rawValue)"
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: folder.appending(path: place).path)
      return try (names ?? []).sorted().map { name in
        let path = "\(place)/\(name)"
        return KeptInput(path: path, content: try Data(contentsOf: folder.appending(path: path)))
      }
    }
  }

  /// The content with some bytes replaced, dropped or repeated.
  func damaged(using random: inout SeededGenerator) -> Data {
    var bytes = Array(content)
    for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: place)
      default: bytes.insert(contentsOf: bytes[place...].prefix(16), at: place)
      }
    }
    return Data(bytes)
  }
}
