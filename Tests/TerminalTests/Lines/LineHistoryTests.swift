// SPDX-License-Identifier: Apache-2.0

import Foundation
import PrivateFiles
import Testing

@testable import Terminal

struct LineHistoryTests {
  private func mode(of file: URL) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }

  private func add(_ lines: [String], to file: URL) -> LineHistory {
    var history = LineHistory(file: file)
    for line in lines { _ = history.add(line) }
    return history
  }

  @Test func theHistoryFileIsForItsOwnerOnly() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one"], to: file)
    #expect(try mode(of: file) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    _ = add(["two"], to: file)
    #expect(try mode(of: file) == 0o600)
  }

  @Test func theHistoryKeepsOnlyPlainLines() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one", "one", "", " secret", "\tsecret", "스프 \\ 주문", "bell\u{7}"], to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\n스프 \\ 주문\n")
    #expect(LineHistory(file: file).lines == ["one", "스프 \\ 주문"])
  }

  @Test func theHistoryKeepsTheLastThousandLines() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["first"], to: file)
    let old = (1...1_200).map { "line \($0)\n" }.joined()
    try Data(old.utf8).write(to: file)
    let history = add(["new"], to: file)
    #expect(history.lines.count == LineHistory.limit)
    #expect(history.lines.last == "new")
    #expect(LineHistory(file: file).lines == history.lines)
    // The rewritten file holds no more lines.
    let size = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").count
    #expect(size == LineHistory.limit)
  }

  @Test func aLineThatIsTooLongIsNotKept() {
    var history = LineHistory(file: nil)
    let isKept = history.add(String(repeating: "a", count: LineHistory.longestLine + 1))
    #expect(!isKept)
  }

  @Test func twoSessionsShareAHistoryFile() throws {
    let folder = try Folder()
    let file = folder.file("history")
    var one = LineHistory(file: file)
    var other = LineHistory(file: file)
    _ = one.add("one")
    _ = other.add("other")
    #expect(LineHistory(file: file).lines == ["one", "other"])
  }

  @Test func aLinkedHistoryFileIsNeitherReadNorWritten() throws {
    let folder = try Folder()
    let file = folder.file("history")
    let target = folder.file("target")
    try Data("mine\n".utf8).write(to: target)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target.path)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    #expect(add(["one"], to: file).lines == ["one"])
    #expect(LineHistory(file: file).lines == [])
    #expect(try String(contentsOf: target, encoding: .utf8) == "mine\n")
    #expect(try mode(of: target) == 0o644)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
  }

  /// In a folder that holds other files, an existing history belongs to somebody else.
  @Test func anotherProgramsHistoryIsLeftAlone() throws {
    let folder = try Folder()
    let file = folder.file("history")
    try Data("theirs\n".utf8).write(to: file)
    _ = add(["one"], to: file)
    #expect(LineHistory(file: file).lines == [])
    #expect(try String(contentsOf: file, encoding: .utf8) == "theirs\n")
    let left = HistoryFile(file).erase(by: FileErasure())
    #expect(left == [.foreign(path: file.path)])
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  /// The power was cut while a line was written.
  @Test func aLineAfterOneThatWasCutOffStandsByItself() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one"], to: file)
    try Data("one\ntw".utf8).write(to: file)
    #expect(add(["three"], to: file).lines.suffix(1) == ["three"])
    #expect(LineHistory(file: file).lines == ["one", "tw", "three"])
  }

  @Test(arguments: ["/dev/zero", "/dev/null/history", "/", "/nowhere/at/all"])
  func aPathThatIsNoHistoryFileReadsAsEmpty(_ path: String) {
    #expect(HistoryFile(URL(filePath: path)).lines().isEmpty)
  }

  @Test func erasingTheHistoryErasesLeftoversOfACrash() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one"], to: file)
    for name in [".history.1.2", ".history", "histories"] {
      try Data().write(to: folder.file(name))
    }
    #expect(HistoryFile(file).erase(by: FileErasure()) == [])
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.sorted() == [".history", FolderClaim.fileName, "histories"])
    #expect(add(["two"], to: file).lines == ["two"])
  }

  @Test func writingTheHistoryLeavesNoDrafts() throws {
    let folder = try Folder()
    _ = add(["one", "two"], to: folder.file("history"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        == [FolderClaim.fileName, "history"])
  }
}
