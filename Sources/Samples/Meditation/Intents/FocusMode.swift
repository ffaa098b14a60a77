// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What the device lets through.
enum FocusMode: String, AppEnum {
  case sleep
  case work
  case personal
  case reading

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Focus"
  static let caseDisplayRepresentations: [FocusMode: DisplayRepresentation] = [
    .sleep: "Sleep",
    .work: "Work",
    .personal: DisplayRepresentation(title: "Personal", synonyms: ["Free Time"]),
    .reading: "Reading",
  ]
}
