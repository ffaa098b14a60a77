// SPDX-License-Identifier: Apache-2.0

import Dialog

/// Something the user may choose with the next line.
struct Offer {
  /// What it is called.
  var text: String

  /// What is done then; nil for whatever the text means.
  var request: NewRequest?
}
