// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import Rehearsal
import Voice

/// Compiles one combination of names and templates, and times its sentences.
struct NamesBenchmark {
  private static let warmUp = 20

  /// How often a sentence is said. The best time counts, so that other work of the machine doesn't.
  private static let rounds = 3

  private let size: NamesSize
  private let names: [String]
  private let frames: [Frame]
  private let understander: Understander
  private let compileTime: Duration
  private let memoryBefore: Int
  private let memoryAfter: Int

  /// The words before and after a name, and the intent that they ask for.
  fileprivate struct Frame {
    var before: String
    var after: String
    var intent: IntentID
  }

  /// - Parameter whenMade: called after the names and templates are made, before compiling begins.
  init(_ size: NamesSize, whenMade: () -> Void) {
    self.size = size
    var random = SeededGenerator(seed: size.seed)
    let generator = GeneratedNames(size.kind)
    names = generator.names(size.names, using: &random)
    frames = Self.frames(generator, size, using: &random)
    let source = UnderstandingSource(grammar: Self.grammar(size, names, frames))
    let habits = LanguageHabits(Grammar(language: size.kind.language))
    memoryBefore = Self.residentMegabytes
    whenMade()
    var compiled: Understander?
    compileTime = ContinuousClock().measure { compiled = Understander([source], habits: habits) }
    understander = compiled ?? Understander([], habits: habits)
    memoryAfter = Self.residentMegabytes
  }

  /// - Parameter limit: how long each kind of sentence may be timed.
  func measure(limit: Duration) -> NamesMeasure {
    NamesMeasure(
      compileTime: compileTime.nanoseconds / 1_000_000, memoryBefore: memoryBefore,
      memoryAfter: memoryAfter, ownName: ownNameTime,
      exact: timing(of: sayings(slips: false), limit),
      slip: timing(of: sayings(slips: true), limit))
  }

  /// The median time to add one more name, in nanoseconds.
  private var ownNameTime: Int {
    let times = names.prefix(101).map { name in
      let value = ListValue(phrases: [.text(name + "x")], output: .string(name))
      let own = OwnVocabulary(app: nil, list: "name", values: [value])
      return ContinuousClock().measure { _ = understander.with([own]) }.nanoseconds
    }
    return times.sorted()[times.count / 2]
  }

  // MARK: Grammar

  /// Makes the frames, ten templates for each intent.
  private static func frames(
    _ generator: GeneratedNames, _ size: NamesSize, using random: inout some RandomNumberGenerator
  ) -> [Frame] {
    let carriers = generator.carriers(size.templates + 20, using: &random)
    return (0..<size.templates).map { index in
      let after = index.isMultiple(of: 2) ? "" : carriers[size.templates + index % 20]
      return Frame(before: carriers[index], after: after, intent: IntentID("Intent\(index / 10)"))
    }
  }

  private static func grammar(_ size: NamesSize, _ names: [String], _ frames: [Frame]) -> Grammar {
    var grammar = Grammar(language: size.kind.language)
    grammar.ignoresWhitespace = !size.kind.hasSpaces
    var list = NameList()
    for name in names {
      Array(name.utf8).withUnsafeBufferPointer { list.append($0) }
    }
    grammar.lists["name"] = SlotList(.names(list))
    for frame in frames {
      let block = SentenceBlock(sentences: [frame.template(hasSpaces: size.kind.hasSpaces)])
      if grammar.intents.last?.intent == frame.intent {
        grammar.intents[grammar.intents.count - 1].blocks.append(block)
      } else {
        grammar.intents.append(.init(intent: frame.intent, blocks: [block]))
      }
    }
    return grammar
  }

  // MARK: Sentences

  private struct Saying {
    var text: String
    var intent: IntentID
    var name: String

    /// Whether the sentence was understood. A slip may make a name equally near to others; then it
    /// is enough that the right name is among the candidates.
    func isRight(_ heard: Interpretation?) -> Bool {
      let candidates = heard?["name"]?.candidates ?? []
      return heard?.intent == intent && candidates.contains { $0.output == .string(name) }
    }
  }

  private func sayings(slips: Bool) -> [Saying] {
    var random = SeededGenerator(seed: size.seed &+ 1)
    let words = VoiceMaterial.words(size.kind.language)?.content
    let perturber = Perturber(words ?? PerturbationWords(language: size.kind.language))
    let known = Set(names)
    return (0..<size.sentences).compactMap { _ in
      guard let frame = frames.randomElement(using: &random),
        let name = names.randomElement(using: &random)
      else { return nil }
      guard slips else { return saying(name, of: name, in: frame) }
      let slip = perturber.perturbed(name, by: .slip, using: &random) ?? name
      // A slip that makes another known name says that name instead.
      return known.contains(slip) ? nil : saying(slip, of: name, in: frame)
    }
  }

  private func saying(_ spelt: String, of name: String, in frame: Frame) -> Saying {
    let text = frame.sentence(of: spelt, hasSpaces: size.kind.hasSpaces)
    return Saying(text: text, intent: frame.intent, name: name)
  }

  private func timing(of sayings: [Saying], _ limit: Duration) -> NamesMeasure.Timing {
    let clock = ContinuousClock()
    let end = clock.now + limit
    for saying in sayings.prefix(Self.warmUp) where clock.now < end { _ = heard(saying) }
    var times: [Int] = []
    var right = 0
    for saying in sayings where clock.now < end || times.isEmpty {
      times.append((0..<Self.rounds).map { _ in time(of: saying) }.min() ?? 0)
      if saying.isRight(heard(saying).first) { right += 1 }
    }
    times.sort()
    return NamesMeasure.Timing(
      count: times.count, right: right, p50: times[(times.count - 1) / 2],
      p99: times[Int(Double(times.count - 1) * 0.99)])
  }

  private func time(of saying: Saying) -> Int {
    let clock = ContinuousClock()
    let start = clock.now
    let heard = heard(saying)
    let time = clock.now - start
    withExtendedLifetime(heard) {}
    return time.nanoseconds
  }

  private func heard(_ saying: Saying) -> [Interpretation] {
    understander.interpretations(of: Utterance(saying.text))
  }

  // MARK: Memory

  /// The memory that this process holds right now.
  private static var residentMegabytes: Int {
    // A file of /proc reports a size of 0, so it has to be read to its end.
    let file = FileHandle(forReadingAtPath: "/proc/self/statm")
    let data = (try? file?.readToEnd()) ?? Data()
    let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
    let pages = fields.dropFirst().first.flatMap { Int($0) } ?? 0
    return (pages * Int(sysconf(Int32(_SC_PAGESIZE)))) >> 20
  }
}

extension NamesBenchmark.Frame {
  fileprivate func template(hasSpaces: Bool) -> SourcedTemplate {
    let text = sentence(of: "{name}", hasSpaces: hasSpaces)
    let parts: [Template] = [
      .text(hasSpaces ? before + " " : before), .list(.init("name", offset: before.count)),
      .text(after.isEmpty ? "" : hasSpaces ? " " + after : after),
    ]
    return SourcedTemplate(
      text: text, template: .sequence(parts), location: SourceLocation(file: "generated"))
  }

  fileprivate func sentence(of name: String, hasSpaces: Bool) -> String {
    [before, name, after].filter { !$0.isEmpty }.joined(separator: hasSpaces ? " " : "")
  }
}

/// One combination of names and templates.
struct NamesSize {
  var kind: GeneratedNames.Kind
  var names: Int
  var templates: Int
  var sentences: Int
  var seed: UInt64

  var arguments: [String] {
    [kind.rawValue, "\(names)", "\(templates)", "\(sentences)", "\(seed)"]
  }

  var cells: [String] { [kind.rawValue, "\(names)", "\(templates)"] }
}
