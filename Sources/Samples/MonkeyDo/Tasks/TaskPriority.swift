// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// How much a task matters.
enum TaskPriority: Int, AppEnum {
  case low = 1
  case normal
  case high

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"
  static let caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [
    .low: DisplayRepresentation(title: "Low", synonyms: ["Unimportant"]),
    .normal: DisplayRepresentation(title: "Normal", synonyms: ["Medium"]),
    .high: DisplayRepresentation(title: "High", synonyms: ["Urgent", "Important"]),
  ]
}
