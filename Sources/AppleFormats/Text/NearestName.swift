// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Finds what a misspelt name was meant to be.
public enum NearestName {
  /// `; did you mean 'size'?`, or another mend when no name is near.
  package static func suggestion(
    for name: String, among names: some Sequence<String>, otherwise mend: String
  ) -> String {
    nearest(to: name, among: names).map { "; did you mean '\($0)'?" } ?? "; \(mend)"
  }

  /// The name with the fewest edits, the first in the alphabet of several; nil when it would take
  /// more than a third of the letters.
  ///
  /// - Parameter edits: the most edits there may be, where they may be fewer.
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
