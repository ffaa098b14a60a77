// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// A session as its table holds it.
struct SessionRow: Codable, StoredRow, Sendable {
  var id: String
  var name: String
  var minutes: Int
  var isOwn: Bool

  var session: MeditationSession {
    MeditationSession(id: id, name: name, minutes: minutes, isOwn: isOwn)
  }
}

/// How long all that was meditated took together.
struct TotalRow: Codable, StoredRow, Sendable {
  /// Nil where nothing was.
  var minutes: Int?
}
