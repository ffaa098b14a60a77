// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Renders only the answer and the question, for people who can spare little attention.
struct DrivingRenderer: LinearRenderer {
  let width: Int

  func paragraphs(_ turn: Turn) -> [String] { turn.spoken }
}
