// SPDX-License-Identifier: Apache-2.0

import GRDB
import SampleData

/// Several contacts who talk together.
struct Group: Hashable, Sendable, Codable, StoredRow {
  var id: String
  var name: String
}
