// SPDX-License-Identifier: Apache-2.0

import Voice

extension Explanation {
  /// A sentence that was in question beside the chosen one.
  struct Rival {
    var reading: Interpretation
    /// Why it lost; nil where nothing but chance tells the two apart.
    var because: DecidingDifference?

    init(_ reading: Interpretation, behind chosen: Interpretation) {
      self.reading = reading
      because = DecidingDifference(of: chosen, before: reading)
    }
  }
}
