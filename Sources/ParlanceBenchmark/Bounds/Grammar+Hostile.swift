// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Voice

extension Grammar {
  /// One sentence, or many, as somebody with bad intentions would write them.
  static func hostile(_ bounds: BoundsCase, size: Int) throws -> Grammar {
    var grammar = Grammar(language: "en")
    func parsed(_ text: String) throws -> SourcedTemplate {
      try SourcedTemplate(
        parsing: text, at: SourceLocation(file: "hostile.yaml", line: 1, column: 1))
    }
    func words(_ count: Int, _ separator: String) -> String {
      (0..<count).map { "w\($0)" }.joined(separator: separator)
    }
    var sentences: [String] = []
    switch bounds {
    case .optionals: sentences = ["[\(words(size, "] ["))]"]
    case .alternatives: sentences = ["(\(words(size, "|")))"]
    case .groups: sentences = ["(a|b) \(words(size, " (a|b) "))"]
    case .permutation: sentences = ["(\(words(size, ";")))"]
    case .ambiguous:
      sentences = [
        String(repeating: "[(a|b)] ", count: size) + "a" + String(repeating: " (a|b)", count: size)
      ]
    case .rules, .ring:
      sentences = ["go <r0>"]
      for number in 0..<size {
        let next = number + 1 < size ? "<r\(number + 1)>" : bounds == .ring ? "<r0>" : "a"
        grammar.rules["r\(number)"] = try parsed(bounds == .ring ? "x \(next)" : "\(next) \(next)")
      }
    case .sentences:
      grammar.rules["large"] = try parsed("(\(words(2_000, "|"))) end")
      sentences = (0..<size).map { "s\($0) <large>" }
    case .names, .english, .french, .japanese, .korean, .chinese, .word: break
    }
    let block = SentenceBlock(sentences: try sentences.map(parsed))
    grammar.intents = [.init(intent: "Say", blocks: [block])]
    return grammar
  }

  /// A sentence with a list of names.
  static func names(count: Int) -> Grammar {
    var list = NameList()
    for number in 0..<count {
      let name = "song \(String(number, radix: 36))"
      Array(name.utf8).withUnsafeBufferPointer { list.append($0) }
    }
    let template = SourcedTemplate(
      text: "play {song}", template: .sequence([.text("play "), .list(.init("song"))]),
      location: SourceLocation(file: "hostile.yaml"))
    return Grammar(
      language: "en", lists: ["song": SlotList(.names(list))],
      intents: [.init(intent: "Play", blocks: [SentenceBlock(sentences: [template])])])
  }
}
