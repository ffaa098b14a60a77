// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `parlance-benchmark values`: how many typed values of public cases are heard rightly.
struct ValuesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "values",
    abstract: "Count the typed values that are heard rightly.",
    discussion: "A case is right when its values are found, text and value, and nothing else is.")

  @Option(help: "A folder of cases, a folder a language.")
  var folder = "../shared/data/values"

  @Flag(help: "List each case that is not right.")
  var failures = false

  func run() throws {
    guard FileManager.default.fileExists(atPath: folder) else {
      return print("Skipped: \(folder) is not there; name the cases with --folder.")
    }
    let vocabulary = try Places.requiredVocabulary()
    let url = URL(filePath: folder)
    try ValuesBenchmark(vocabulary: vocabulary, folder: url, showsFailures: failures).print()
    try DateValuesBenchmark(vocabulary: vocabulary, folder: url, showsFailures: failures).print()
  }
}
