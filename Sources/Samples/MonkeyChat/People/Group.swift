// SPDX-License-Identifier: Apache-2.0

import GRDB

/// Several contacts who talk together.
struct Group: Hashable, Sendable, Codable, FetchableRecord {
  var id: String
  var name: String
}
