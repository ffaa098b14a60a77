// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension Calendar.RecurrenceRule: _IntentValue {
  /// Nobody says one: it comes from code alone.
  public static var _traits: _ValueTraits<Calendar.RecurrenceRule> {
    _ValueTraits(.text, read: { _ in nil }, write: { .text("\($0.frequency)") })
  }
}
