// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Testing

@testable import Voice

/// A saved understander that is read again understands the same, and a damaged one does no harm.
struct SavedUnderstanderTests {
  /// Bytes aligned like those of a mapped file, kept as long as they are used.
  final class Bytes: @unchecked Sendable {
    let buffer: UnsafeMutableRawBufferPointer

    init(_ bytes: [UInt8]) {
      buffer = .allocate(byteCount: max(bytes.count, 1), alignment: 64)
      buffer.copyBytes(from: bytes)
    }

    deinit { buffer.deallocate() }
  }

  private let understander: Understander
  private let habits: LanguageHabits

  init() throws {
    habits = try Grammars.habits
    var grammar = try Grammars.grammar(intents: [
      "Play": ["play [the] {name} [in [the] {room}]"], "Dim": ["dim {name} to {level} percent"],
      "Say": ["say {text}"], "Turn": ["turn (on|off) [the] {name}"],
    ])
    let context: [String: JSONValue] = [
      "domain": .string("soup"), "weights": .array([.integer(-3), .decimal(0.5)]),
    ]
    let values = ["clam chowder", "kitchen lamp", "blue train", "été"].map {
      ListValue(
        phrases: [.text($0)], output: .string($0), item: Item(id: $0, display: $0),
        context: context)
    }
    grammar.intents[0].blocks[0].requiresContext = ["domain": .init(fillsSlot: true)]
    grammar.intents[0].blocks[0].slots = ["fixed": .object(["one": .boolean(true)])]
    grammar.lists = [
      "name": SlotList(.values(values)),
      "room": SlotList(.names(Self.names(["kitchen", "living room", "거실", "台所"]))),
      "level": SlotList(.range(NumberRange(from: 0, to: 100, multiplier: 2, fractions: "halves"))),
      "text": SlotList(.wildcard),
    ]
    let source = UnderstandingSource(description: Grammars.soupChef, grammar: grammar)
    understander = Understander([source], habits: habits)
  }

  private static let sayings = [
    "play clam chowder", "please play the blue train in the kitchen", "play the blu train",
    "play kitchen lamp in 거실", "play chowder", "dim kitchen lamp to fifty five percent",
    "dim kitchen lamp to 12.5 percent", "say hello there (you)", "don't play clam chowder",
    "turn on kitchen lamp", "turn of kitchen lamp", "play blue train in 台所", "nothing of the sort",
    "play blue train in 台台所", "play kitchen lamp in 거살",
  ]

  private static func names(_ texts: [String]) -> NameList {
    texts.reduce(into: NameList()) { names, text in
      Array(text.utf8).withUnsafeBufferPointer { said in
        Array("the \(text)".utf8).withUnsafeBufferPointer { names.append(said, meaning: $0) }
      }
    }
  }

  private func saved() -> [UInt8] {
    var bytes: [UInt8] = []
    understander.save(stamp: "as it was") { bytes += $0 }
    return bytes
  }

  private static func read(
    _ bytes: [UInt8], stamp: String = "as it was"
  ) throws(SavedIndexFault) -> Understander {
    let bytes = Bytes(bytes)
    return try Understander(
      saved: UnsafeRawBufferPointer(bytes.buffer), stamp: stamp, keptBy: bytes)
  }

  @Test(arguments: sayings)
  func aSavedUnderstanderUnderstandsTheSame(_ text: String) throws {
    let read = try Self.read(saved())
    let (one, other) = (
      understander.interpretations(of: Utterance(text)),
      read.interpretations(of: Utterance(text))
    )
    #expect(one == other)
    #expect(read.isNegated(Utterance(text)) == understander.isNegated(Utterance(text)))
    #expect(read.isRefusal(Utterance(text)) == understander.isRefusal(Utterance(text)))
  }

  @Test func mostOfTheTestSayingsAreUnderstood() {
    let understood = Self.sayings.filter {
      !understander.interpretations(of: Utterance($0)).isEmpty
    }
    #expect(understood.count >= 10)
  }

  @Test func savedHabitsCompileAGrammarAsBefore() throws {
    let habits = try Self.read(saved()).habits
    #expect(habits.language == self.habits.language)
    #expect(habits.leads == self.habits.leads)
    #expect(habits.besideYes == self.habits.besideYes)
    #expect(habits.additives == self.habits.additives)
    let name = AppName("Soup Chef")
    #expect(habits.mentions(of: name) == self.habits.mentions(of: name))
    let grammar = try Grammars.grammar(intents: ["Go": ["go [the] (left|right)"]])
    let again = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
    #expect(again.interpretations(of: Utterance("please go teh left")).first?.intent == "Go")
  }

  @Test func aReadUnderstanderIsSavedAsTheSameBytes() throws {
    let bytes = saved()
    var again: [UInt8] = []
    try Self.read(bytes).save(stamp: "as it was") { again += $0 }
    #expect(bytes == again)
  }

  @Test func aSavedIndexWithAnotherStampIsStale() {
    #expect(throws: SavedIndexFault.stale) { try Self.read(saved(), stamp: "as it is") }
  }

  @Test func bytesThatAreNoSavedIndexAreRefused() {
    #expect(throws: SavedIndexFault.foreign) {
      try Self.read(Array(repeating: 0x20, count: 4_096))
    }
    #expect(throws: SavedIndexFault.damaged) { try Self.read([]) }
  }

  @Test func aSavedIndexThatIsCutShortIsRefused() {
    let bytes = saved()
    for length in Swift.stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: SavedIndexFault.self) { try Self.read(Array(bytes[..<length])) }
    }
  }

  @Test func aChangedByteInASavedIndexIsRefusedOrHarmless() {
    let bytes = saved()
    var random = SeededGenerator(seed: 20)
    for _ in 0..<300 {
      var changed = bytes
      let place = Int.random(in: 0..<bytes.count, using: &random)
      changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      // Changes between the tables have no effect.
      guard let read = try? Self.read(changed) else { continue }
      #expect(bytes[place] == 0)
      #expect(read.interpretations(of: Utterance("play clam chowder")).first?.intent == "Play")
    }
  }

  /// The values that replace those of tables: random ones, the highest and the lowest number.
  private enum Garbage: CaseIterable {
    case anything
    case highest
    case lowest

    func byte(at place: Int, using random: inout SeededGenerator) -> UInt8 {
      let isLast = place % 4 == 3
      return switch self {
      case .anything: UInt8.random(in: 0...255, using: &random)
      case .highest: isLast ? 0x7F : 0xFF
      case .lowest: isLast ? 0x80 : 0
      }
    }
  }

  /// Large files have no checksum: with any contents of their tables, reading ends and does no
  /// harm.
  @Test(arguments: Garbage.allCases)
  private func garbageInTheTablesOfASavedIndexDoesNoHarm(_ garbage: Garbage) throws {
    let bytes = saved()
    var random = SeededGenerator(seed: 21)
    func damaged(from start: Int) -> [UInt8] {
      var changed = bytes
      for place in start..<min(start + 64, bytes.count) {
        changed[place] = garbage.byte(at: place, using: &random)
      }
      return changed
    }
    var count = 0
    for _ in 0..<150 {
      let start = Int.random(in: 0..<(bytes.count / 4), using: &random) * 4
      guard let read = try? Self.readUnsummed(damaged(from: start)) else { continue }
      count += 1
      for text in Self.sayings { _ = read.interpretations(of: Utterance(text)) }
    }
    #expect(count > 0)
    // The head is never read with garbage in it.
    #expect(throws: SavedIndexFault.self) { try Self.readUnsummed(damaged(from: 0)) }
  }

  private static func readUnsummed(_ bytes: [UInt8]) throws(SavedIndexFault) -> Understander {
    let bytes = Bytes(bytes)
    var reader = try TableReader(UnsafeRawBufferPointer(bytes.buffer), stamp: nil, isSummed: false)
    return try Understander(from: &reader, in: TableArena(keeping: bytes))
  }
}
