// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds the name that a misspelt name was meant to be.
public enum NearestName {
  /// `; did you mean 'size'?`, or another mend if no name is near.
  package static func suggestion(
    for name: String, among names: some Sequence<String>, otherwise mend: String
  ) -> String {
    nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "; \(mend)"
  }

  /// The name with the fewest edits; among several, the first in the alphabet. Nil if it would take
  /// more edits than a third of the letters.
  ///
  /// - Parameters:
  ///   - name: The name as it was written.
  ///   - edits: The most edits that are allowed, if fewer than that third.
  ///   - names: The names that were possible.
  public static func nearest(
    to name: String, within edits: Int = .max, among names: some Sequence<String>
  ) -> String? {
    let letters = Array(name.lowercased().utf8)
    let limit = min(edits, max(1, letters.count / 3))
    return
      names.compactMap { candidate in
        EditDistance.between(letters[...], Array(candidate.lowercased().utf8)[...], limit: limit)
          .map { (edits: $0, name: candidate) }
      }
      .min { $0 < $1 }?.name
  }
}
