// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import ParlanceTesting
import PrivateFiles
import Testing
import Voice

@testable import AppFiles

/// A compiled index is found again as long as none of its inputs has changed.
final class IndexFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "indexes-\(UUID().uuidString)")
  private let grammar: URL
  private let indexes: IndexFolder

  init() throws {
    grammar = folder.appending(path: "grammar.yaml")
    indexes = IndexFolder(folder.appending(path: "kept"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("go home")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ sentence: String) throws {
    let text = "language: en\nintents: { Go: { data: [ { sentences: [\(sentence)] } ] } }\n"
    try Data(text.utf8).write(to: grammar)
  }

  private var stamp: IndexStamp { IndexStamp(files: [grammar.path]) }

  private func understander() throws -> Understander {
    let reading = GrammarFile.read(try Data(contentsOf: grammar), file: "grammar.yaml")
    return Understander(
      [UnderstandingSource(grammar: reading.content)],
      habits: LanguageHabits(Grammar(language: "en")))
  }

  private var files: [URL] {
    (try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: "kept"), includingPropertiesForKeys: nil)) ?? []
  }

  @Test func aKeptIndexIsFoundAgain() throws {
    #expect(indexes.understander(of: stamp) == nil)
    indexes.keep(try understander(), of: stamp)
    let found = try #require(indexes.understander(of: stamp))
    #expect(found.interpretations(of: Utterance("go home")).first?.intent == "Go")
    #expect(found.interpretations(of: Utterance("go away")).isEmpty)
  }

  @Test func anIndexIsNotFoundAfterItsInputChanged() throws {
    indexes.keep(try understander(), of: stamp)
    try write("go away")
    #expect(indexes.understander(of: stamp) == nil)
    indexes.keep(try understander(), of: stamp)
    let found = try #require(indexes.understander(of: stamp))
    #expect(found.interpretations(of: Utterance("go away")).first?.intent == "Go")
    #expect(files.count == 1, "the new one takes the place of the old one")
  }

  @Test func aDamagedIndexIsNotFound() throws {
    indexes.keep(try understander(), of: stamp)
    let file = try #require(files.first)
    let whole = try Data(contentsOf: file)
    for damaged in [Data(), whole.dropLast(), whole.prefix(100), Data(whole.map { $0 &+ 1 })] {
      try Data(damaged).write(to: file)
      #expect(indexes.understander(of: stamp) == nil)
    }
    try whole.write(to: file)
    #expect(indexes.understander(of: stamp) != nil)
  }

  @Test func anIndexFileIsForItsOwnerAlone() throws {
    indexes.keep(try understander(), of: stamp)
    let file = try #require(files.first)
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(permissions[.posixPermissions] as? Int == 0o600)
  }

  @Test func removingTheIndexesLeavesAForeignFileInTheirFolder() throws {
    for part in 0..<20 { indexes.keep(try understander(), of: stamp.part("\(part)")) }
    #expect(indexes.files.count == 20)
    let draft = try #require(indexes.files.first).appendingPathExtension("123")
    let other = indexes.url.appending(path: "notes.txt")
    for file in [draft, other] { try Data("a".utf8).write(to: file) }
    #expect(indexes.removeFiles() == [])
    #expect(indexes.files.isEmpty)
    #expect(files.map(\.lastPathComponent) == ["notes.txt"])
    try FileManager.default.removeItem(at: other)
    #expect(indexes.removeFiles() == [])
    #expect(!FileManager.default.fileExists(atPath: indexes.url.path))
  }

  /// A link's target may have the name of an index, but it still belongs to somebody else.
  @Test func aLinkInThePlaceOfTheIndexFolderIsNotFollowed() throws {
    indexes.keep(try understander(), of: stamp)
    let place = folder.appending(path: "elsewhere")
    try FileManager.default.moveItem(at: indexes.url, to: place)
    try FileManager.default.createSymbolicLink(at: indexes.url, withDestinationURL: place)
    let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    indexes.keep(try understander(), of: stamp.part("another"))
    #expect(indexes.files.isEmpty)
    #expect(indexes.removeFiles() == [.link(path: indexes.url.path)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == names)
  }

  @Test func noIndexIsWrittenWhereNoneMayBe() throws {
    IndexFolder(folder.appending(path: "kept"), keepsNew: false)
      .keep(try understander(), of: stamp)
    #expect(files.isEmpty)
    // Puts a file where the folder should be.
    IndexFolder(grammar).keep(try understander(), of: stamp)
    #expect(IndexFolder(grammar).understander(of: stamp) == nil)
  }

  @Test func theNumberOfIndexesIsBoundedAndTheNewestIsKept() throws {
    let understander = try understander()
    let last = IndexFolder.maximumFiles + 3
    for number in 0...last {
      let others = Set(files.map(\.path))
      indexes.keep(understander, of: stamp.part("\(number)"))
      // Each is used a second after the one before.
      let used = Date(timeIntervalSince1970: Double(number))
      for file in Set(files.map(\.path)).subtracting(others) {
        try FileManager.default.setAttributes([.modificationDate: used], ofItemAtPath: file)
      }
    }
    #expect(files.count == IndexFolder.maximumFiles)
    let gone = (0...last).filter { indexes.understander(of: stamp.part("\($0)")) == nil }
    #expect(gone == [0, 1, 2, 3], "the least recently used")
  }

  /// Files of others are neither counted nor removed, however many there are and with any name.
  @Test func foreignFilesInTheIndexFolderAreNeitherCountedNorRemoved() throws {
    let others = (0...IndexFolder.maximumFiles).map { "mine\($0)" } + ["todo", "notes.txt"]
    try FileManager.default.createDirectory(at: indexes.url, withIntermediateDirectories: true)
    for name in others { try Data("mine".utf8).write(to: indexes.url.appending(path: name)) }
    let folder = indexes.url.appending(path: "0.parlance-index/mine")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let understander = try understander()
    for part in ["one", "other"] { indexes.keep(understander, of: stamp.part(part)) }
    #expect(indexes.files.count == 2)
    #expect(indexes.understander(of: stamp.part("one")) != nil)
    #expect(indexes.removeFiles() == [])
    #expect(Set(files.map(\.lastPathComponent)) == Set(others + ["0.parlance-index"]))
    #expect(FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func indexesOfDifferentPartsAreKeptApart() throws {
    indexes.keep(try understander(), of: stamp.part("one"))
    #expect(indexes.understander(of: stamp.part("other")) == nil)
    #expect(indexes.understander(of: stamp.part("one")) != nil)
  }
}
