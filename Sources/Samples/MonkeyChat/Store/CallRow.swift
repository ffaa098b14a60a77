// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A call as its tables hold it.
struct CallRow: Codable, StoredRow, Sendable {
  var number: Int
  var kind: Call.Kind
  var isVideo: Bool

  /// Seconds since 1970.
  var startedAt: Double
  var seconds: Double?
  var isSeen: Bool

  static let select = "SELECT number, kind, isVideo, startedAt, seconds, isSeen FROM call"

  /// The call with everybody who took part.
  func call(in database: Database) throws -> Call {
    let parties = try Party.fetchAll(
      database,
      sql: """
        SELECT contact, name, systemContact FROM callParty WHERE call = ? ORDER BY position
        """,
      arguments: [number])
    return Call(
      number: number, kind: kind, isVideo: isVideo,
      startedAt: Date(timeIntervalSince1970: startedAt), seconds: seconds, isSeen: isSeen,
      parties: parties)
  }
}
