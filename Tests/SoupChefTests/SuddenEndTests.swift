// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import IntentModel
import Intents
import SampleData
import Testing

@testable import SoupChef

/// A process that is killed while it orders.
@Suite struct SuddenEndTests {
  @Test(arguments: [5, 20, 40, 80, 160])
  func aKilledProcessKeepsTheOrdersItTold(_ milliseconds: Int) async throws {
    let kitchenette = try Kitchenette()
    let folder = kitchenette.container.path
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [folder = folder as String, milliseconds = milliseconds as Int] in
      try await SuddenEndTests.orderUntilKilled(in: folder, after: milliseconds)
    }
    let told = try Self.told(in: folder)
    let kept = try await kitchenette.kitchen.door.read { database in
      try String.fetchAll(database, sql: "SELECT request FROM soupOrder ORDER BY number")
    }
    // The last order may have been kept without being reported.
    #expect(kept == told || Array(kept.dropLast()) == told)
    #expect(try await kitchenette.stock(of: "clam_chowder") == 200 - kept.count)
  }

  fileprivate static func orderUntilKilled(in folder: String, after milliseconds: Int) async throws
  {
    let kitchenette = try Kitchenette()
    let kitchen = Kitchen(container: URL(filePath: folder))
    _ = try await kitchen.menu()
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
      kill(getpid(), SIGKILL)
    }
    let handler = kitchenette.handler(of: kitchen)
    for _ in 1...200 {
      let context = kitchenette.context()
      let response = try await handler.handle(.order("clam_chowder", 1), in: context)
      guard response.outcome == .success else { break }
      try tell(context.requestID, in: folder)
    }
    try await Task.sleep(for: .seconds(10))
  }

  private static func tell(_ request: UUID, in folder: String) throws {
    let file = open("\(folder)/told", O_WRONLY | O_APPEND | O_CREAT, 0o600)
    defer { close(file) }
    let line = "\(request.uuidString)\n"
    guard write(file, line, line.utf8.count) == line.utf8.count else { throw POSIXError(.EIO) }
  }

  private static func told(in folder: String) throws -> [String] {
    let path = "\(folder)/told"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }
}
