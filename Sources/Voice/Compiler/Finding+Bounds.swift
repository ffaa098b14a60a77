// SPDX-License-Identifier: Apache-2.0

package import IntentModel

extension Finding {
  /// The rules by which sentences and names are left out that are too much; no look at a file alone tells
  /// them.
  package static let rulesOfBounds = Set(
    CompileRule.allCases.filter(\.isOfBounds).map(\.rawValue))
}
