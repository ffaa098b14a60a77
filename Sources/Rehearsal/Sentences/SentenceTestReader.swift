// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel
import Voice

/// Reads tests and fixtures from the YAML nodes of a file of sentence tests.
struct SentenceTestReader {
  private static let keys = ["language", "areas", "floors", "entities", "tests"]
  /// The keys of fixtures for answers, which aren't tested.
  private static let foreignKeys = ["timers", "media"]
  private static let testKeys = ["sentences", "intent", "slots", "context", "response"]

  private(set) var content: SentenceTestFile
  private var fields: YAMLFields

  var findings: [Finding] { fields.findings }

  init(_ source: SourceText, _ content: SentenceTestFile) {
    fields = YAMLFields(source: source)
    self.content = content
  }

  mutating func read(_ root: Node) {
    for pair in fields.pairs(root, "the file") { readSection(pair) }
  }

  private mutating func readSection(_ pair: YAMLFields.Pair) {
    switch pair.key {
    case "language":
      if let text = fields.text(pair.value, pair.key) { content.language = text }
    case "areas":
      for area in fields.elements(pair.value, pair.key) { readArea(area) }
    case "floors":
      content.fixtures.floors += fields.elements(pair.value, pair.key).compactMap { floor in
        let pairs = fields.pairs(floor, "the floor")
        return name(pairs, floor).map { SentenceFixtures.Place($0) }
      }
    case "entities":
      content.fixtures.entities += fields.elements(pair.value, pair.key).compactMap { entity($0) }
    case "tests":
      content.tests += fields.elements(pair.value, pair.key).compactMap { test($0) }
    case let key where Self.foreignKeys.contains(key): break
    default: fields.reportUnknown(pair, known: Self.keys + Self.foreignKeys)
    }
  }

  // MARK: Fixtures

  private mutating func readArea(_ node: Node) {
    let pairs = fields.pairs(node, "the area")
    guard let name = name(pairs, node) else { return }
    content.fixtures.areas.append(SentenceFixtures.Place(name))
    guard let context = pairs.first(where: { $0.key == "context_area" }) else { return }
    if fields.boolean(context.value, context.key) == true {
      content.fixtures.speakersArea = name.text
    }
  }

  /// Reads an entity. Its domain is a field of its own or the start of its identifier, as in
  /// `light.bedroom_lamp`.
  private mutating func entity(_ node: Node) -> SentenceFixtures.Entity? {
    let pairs = fields.pairs(node, "the entity")
    guard let name = name(pairs, node) else { return nil }
    let domain = pairs.first { $0.key == "domain" }?.value.scalar?.string
    let identifier = pairs.first { $0.key == "id" }?.value.scalar?.string
    let prefix = identifier?.split(separator: ".").first.map(String.init)
    return SentenceFixtures.Entity(name, domain: domain ?? prefix)
  }

  private mutating func name(_ pairs: [YAMLFields.Pair], _ node: Node) -> SourcedTemplate? {
    if let name = pairs.first(where: { $0.key == "name" }) {
      return fields.template(name.value, "the name")
    }
    if case .mapping = node {
      fields.report(.error, "missing-key", "this has no 'name'; add what it is called", node)
    }
    return nil
  }

  // MARK: Tests

  private mutating func test(_ node: Node) -> SentenceTest? {
    var test = SentenceTest(sentences: [])
    for pair in fields.pairs(node, "the test") {
      switch pair.key {
      case "sentences":
        test.sentences = fields.elements(pair.value, pair.key).compactMap { sentence($0) }
      case "intent": readIntent(pair.value, into: &test)
      case "slots": test.slots = slots(pair.value)
      case "context": test.context = values(pair)
      case "response": test.response = response(pair.value)
      case let key where Self.foreignKeys.contains(key): break
      default: fields.reportUnknown(pair, known: Self.testKeys)
      }
    }
    return isComplete(test, node) ? test : nil
  }

  private mutating func isComplete(_ test: SentenceTest, _ node: Node) -> Bool {
    if test.sentences.isEmpty {
      fields.report(.error, "missing-key", "the test has no 'sentences'; add them", node)
    } else if test.intent == nil, content.intent == nil {
      fields.report(.error, "missing-key", "the test has no 'intent'; add what is meant", node)
    } else {
      return true
    }
    return false
  }

  private mutating func sentence(_ node: Node) -> SentenceTest.Sentence? {
    guard let text = fields.text(node, "the sentence"), case .scalar(let scalar) = node else {
      return nil
    }
    return SentenceTest.Sentence(text, at: fields.source.location(ofTemplate: scalar))
  }

  /// Reads an intent's name, or a mapping of `name`, `slots` and `context`.
  private mutating func readIntent(_ node: Node, into test: inout SentenceTest) {
    guard case .mapping = node else {
      test.intent = fields.text(node, "intent").map { IntentID($0) }
      return
    }
    for pair in fields.pairs(node, "intent") {
      switch pair.key {
      case "name": test.intent = fields.text(pair.value, pair.key).map { IntentID($0) }
      case "slots": test.slots = slots(pair.value)
      case "context": test.context = values(pair)
      default: fields.reportUnknown(pair, known: ["name", "slots", "context"])
      }
    }
  }

  /// Reads a single answer. A list of answers or an empty one is ignored.
  private func response(_ node: Node) -> String? {
    guard let text = node.scalar?.string, !text.isEmpty else { return nil }
    return text
  }

  /// Reads the value of each slot, or its list of accepted values.
  private mutating func slots(_ node: Node) -> [String: [JSONValue]] {
    let pairs = fields.pairs(node, "slots").map { pair in
      if case .array(let values) = JSONValue(pair.value) { return (pair.key, values) }
      return (pair.key, [JSONValue(pair.value)])
    }
    return Dictionary(pairs) { $1 }
  }

  private mutating func values(_ pair: YAMLFields.Pair) -> [String: JSONValue] {
    Dictionary(fields.pairs(pair.value, pair.key).map { ($0.key, JSONValue($0.value)) }) { $1 }
  }
}
