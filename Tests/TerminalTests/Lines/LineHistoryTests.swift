// SPDX-License-Identifier: Apache-2.0

import Foundation
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

  @Test func isForItsOwnerOnly() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one"], to: file)
    #expect(try mode(of: file) == 0o600)
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file.path)
    _ = add(["two"], to: file)
    #expect(try mode(of: file) == 0o600)
  }

  @Test func keepsPlainLines() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one", "one", "", " secret", "\tsecret", "스프 \\ 주문", "bell\u{7}"], to: file)
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\n스프 \\ 주문\n")
    #expect(LineHistory(file: file).lines == ["one", "스프 \\ 주문"])
  }

  @Test func keepsTheLastThousand() throws {
    let folder = try Folder()
    let file = folder.file("history")
    let old = (1...1_200).map { "line \($0)\n" }.joined()
    try old.write(to: file, atomically: true, encoding: .utf8)
    let history = add(["new"], to: file)
    #expect(history.lines.count == LineHistory.limit)
    #expect(history.lines.last == "new")
    #expect(LineHistory(file: file).lines == history.lines)
  }

  @Test func aPastedTextIsNotKept() {
    var history = LineHistory(file: nil)
    let isKept = history.add(String(repeating: "a", count: LineHistory.longestLine + 1))
    #expect(!isKept)
  }

  @Test func twoSessionsShareAFile() throws {
    let folder = try Folder()
    let file = folder.file("history")
    var one = LineHistory(file: file)
    var other = LineHistory(file: file)
    _ = one.add("one")
    _ = other.add("other")
    #expect(LineHistory(file: file).lines == ["one", "other"])
  }

  @Test func aLinkStaysALink() throws {
    let folder = try Folder()
    let file = folder.file("history")
    let target = folder.file("target")
    try Data().write(to: target)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    _ = add(["one"], to: file)
    #expect(try String(contentsOf: target, encoding: .utf8) == "one\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == target.path)
  }

  @Test(arguments: ["/dev/zero", "/dev/null/history", "/", "/nowhere/at/all"])
  func nothingToReadIsEmpty(_ path: String) {
    #expect(HistoryFile(URL(filePath: path)).lines().isEmpty)
  }

  @Test func goesWithWhatACrashHasLeft() throws {
    let folder = try Folder()
    let file = folder.file("history")
    _ = add(["one"], to: file)
    for name in [".history.1.2", ".history", "histories"] {
      try Data().write(to: folder.file(name))
    }
    HistoryFile(file).remove { unlink($0) }
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(left.sorted() == [".history", "histories"])
    #expect(add(["two"], to: file).lines == ["two"])
  }

  @Test func leavesNoDrafts() throws {
    let folder = try Folder()
    _ = add(["one", "two"], to: folder.file("history"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["history"])
  }
}
