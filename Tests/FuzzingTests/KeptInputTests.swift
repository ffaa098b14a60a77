// SPDX-License-Identifier: Apache-2.0

import Foundation
import Fuzzing
import ParlanceTesting
import Testing

/// Every input that the fuzzer begins with, and every one it has found, is read and keeps the
/// target's promises.
struct KeptInputTests {
  @Test(arguments: FuzzTarget.allCases)
  func everyKeptInputKeepsThePromisesOfItsTarget(_ target: FuzzTarget) async throws {
    let inputs = try KeptInput.all(of: target)
    #expect(!inputs.isEmpty)
    for input in inputs {
      let broken = await target.brokenPromises(on: input.content)
      #expect(broken.isEmpty, "\(input.path): \(broken.joined(separator: "\n"))")
    }
  }

  /// Changes a few bytes here and there: for a moment, the same as the fuzzer does for hours.
  @Test(arguments: FuzzTarget.allCases)
  func damagedInputsKeepThePromisesOfTheirTarget(_ target: FuzzTarget) async throws {
    let seed: UInt64 = 11
    var random = SeededGenerator(seed: seed, for: target.rawValue)
    let inputs = try KeptInput.all(of: target).filter { $0.content.count < 1_000 }
    #expect(!inputs.isEmpty)
    for input in inputs {
      let content = input.damaged(using: &random)
      let broken = await target.brokenPromises(on: content)
      #expect(
        broken.isEmpty, "seed \(seed), \(input.path): \(content.base64EncodedString()) \(broken)")
    }
  }

  @Test func everyFolderOfInputsBelongsToAFuzzTarget() throws {
    let names = Set(FuzzTarget.allCases.map(\.rawValue))
    for kind in KeptInput.kinds {
      let folders = try FileManager.default.contentsOfDirectory(
        atPath: KeptInput.folder.appending(path: kind).path)
      #expect(!folders.isEmpty, "\(kind)")
      #expect(names.isSuperset(of: folders), "\(kind)")
    }
  }
}
