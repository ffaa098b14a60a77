// SPDX-License-Identifier: Apache-2.0

import Voice

extension Interpretation {
  /// The slot whose value some words were taken for; nil where they were taken for none.
  func slot(of evidence: Evidence) -> SlotMatch? {
    guard let name = evidence.slot else { return nil }
    return slots.first { $0.name == name && $0.span == evidence.span }
  }

  /// The slots that have a value though nothing was typed for them.
  var fixedSlots: [SlotMatch] { slots.filter { $0.span == nil } }
}
