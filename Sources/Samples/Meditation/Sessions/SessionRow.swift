// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A session as its table holds it.
struct SessionRow: Codable, FetchableRecord, Sendable {
  var id: String
  var name: String
  var minutes: Int
  var isOwn: Bool

  var session: MeditationSession {
    MeditationSession(id: id, name: name, minutes: minutes, isOwn: isOwn)
  }
}
