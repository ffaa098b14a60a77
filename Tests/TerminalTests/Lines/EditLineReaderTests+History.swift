// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Terminal

extension EditLineReaderTests {
  @Test func theUpKeyBringsEarlierLinesBack() async throws {
    let typist = try Typist()
    _ = try await typist.types("one\r")
    _ = try await typist.types("주문해 줘\r")
    #expect(try await typist.types(Key.up + "!\r") == .line("주문해 줘!"))
    #expect(try await typist.types(Key.up + Key.up + Key.up + "\r") == .line("one"))
    #expect(try await typist.types(Key.up + Key.up + Key.down + "\r") == .line("one"))
  }

  @Test func privateEmptyAndRepeatedLinesAreNotBroughtBack() async throws {
    let typist = try Typist()
    for line in ["one", "two", "two", " secret", ""] { _ = try await typist.types(line + "\r") }
    #expect(try await typist.types(Key.up + Key.up + "\r") == .line("one"))
  }

  @Test func theHistoryOutlivesTheSession() async throws {
    let folder = try Folder()
    let file = folder.file("new/history")
    _ = try await Typist(historyFile: file).types("order soup\r")
    #expect(try await Typist(historyFile: file).types(Key.up + "\r") == .line("order soup"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "order soup\n")
  }

  @Test func anUnwritableHistoryFileDoesNotStopEditing() async throws {
    let typist = try Typist(historyFile: URL(filePath: "/dev/null/history"))
    _ = try await typist.types("one\r")
    #expect(try await typist.types(Key.up + "\r") == .line("one"))
  }
}
