// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import ParlanceTesting

/// `parlance-benchmark write-names`: writes a grammar of generated names, and prints one of them.
struct WriteNamesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "write-names", shouldDisplay: false)

  @Argument var kind: GeneratedNames.Kind
  @Argument var count: Int
  @Argument var seed: UInt64
  @Argument var path: String

  func run() throws {
    var random = SeededGenerator(seed: seed)
    let names = GeneratedNames(kind).names(count, using: &random)
    try grammar(names).write(to: URL(filePath: path))
    print(names[count / 2])
  }

  private func grammar(_ names: [String]) throws -> Data {
    let verbs = ["play", "find", "open", "order", "call", "show", "hide", "send", "start", "keep"]
    let intents = verbs.map { verb in (verb, ["data": [["sentences": ["\(verb) {name}"]]]]) }
    let grammar: [String: Any] = [
      "language": kind.language, "intents": Dictionary(uniqueKeysWithValues: intents),
      "lists": ["name": ["values": names]],
    ]
    return try JSONSerialization.data(withJSONObject: grammar, options: .sortedKeys)
  }
}
