// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB
import SampleData

/// A list as its table holds it.
struct ListRow: Codable, StoredRow, Sendable {
  var id: Int
  var name: String
}

/// A task as its table holds it, with the name of its list.
struct TaskRow: Codable, StoredRow, Sendable {
  var id: Int
  var title: String
  var listName: String
  var due: Double?
  var priority: Int
  var minutes: Int?

  var item: TaskItem {
    TaskItem(
      id: id, title: title, list: listName, due: due.map(Date.init(timeIntervalSince1970:)),
      priority: TaskPriority(rawValue: priority) ?? .normal, minutes: minutes)
  }
}
