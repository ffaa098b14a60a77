// SPDX-License-Identifier: Apache-2.0

import CFuzzer
import Foundation
import Fuzzing
import ParlanceTesting

/// `parlance-fuzz --target=NAME`, and then the options and folders of libFuzzer, which leaves alone what begins
/// with two hyphens.
@main
enum Fuzzer {
  private static let option = "--target="

  /// The one that was asked for.
  private static let target: FuzzTarget = {
    let name = CommandLine.arguments.first { $0.hasPrefix(option) }?.dropFirst(option.count)
    guard let target = name.flatMap({ FuzzTarget(rawValue: String($0)) }) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      fatalError("name a target with \(option)…, one of \(names)")
    }
    return target
  }()

  static func main() {
    waiting { await target.makeReady() }
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
      let input = bytes.map { Data(bytes: $0, count: count) } ?? Data()
      let broken = waiting { await Fuzzer.target.brokenPromises(on: input) }
      // A broken promise ends the program, as a trap does, so that the input is kept.
      if !broken.isEmpty { fatalError(broken.joined(separator: "\n")) }
      return 0
    }
    exit(status)
  }
}
