// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Calendar.RecurrenceRule: _IntentValue {
  /// A rule can't be said: it only comes from code.
  public static var _traits: _ValueTraits<Calendar.RecurrenceRule> {
    _ValueTraits(.text, read: { _ in nil }, write: { .text("\($0.frequency)") })
  }
}
