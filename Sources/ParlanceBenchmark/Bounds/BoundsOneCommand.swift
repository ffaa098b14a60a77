// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark bounds-one`: one size, measured in this process and printed as JSON.
struct BoundsOneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "bounds-one", shouldDisplay: false)

  @Argument var bounds: BoundsCase
  @Argument var size: Int

  func run() throws {
    let measure = try BoundsBenchmark(bounds, size: size).measure()
    FileHandle.standardOutput.write(try JSONEncoder().encode(measure))
  }
}
