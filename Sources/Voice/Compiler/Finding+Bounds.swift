// SPDX-License-Identifier: Apache-2.0

package import IntentModel

extension Finding {
  /// The rules by which sentences and names are left out that are too much; no look at a file alone tells
  /// them.
  package static let rulesOfBounds: Set<String> = [
    "permutation-too-long", "endless-rule", "nested-too-deeply", "template-too-large",
    "template-too-ambiguous", "too-many-sentences", "name-too-large", "small-words-too-large",
    "too-many-names",
  ]
}
