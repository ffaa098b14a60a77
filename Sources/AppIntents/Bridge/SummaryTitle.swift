// SPDX-License-Identifier: Apache-2.0

import IntentModel

extension AppIntent {
  /// The sentence of the intent's summary in a language, with tokens for the values; nil if it has
  /// none.
  ///
  /// The key of the sentence among the app's texts has the tokens, too: `Start ${session}`.
  static func combination(in wording: Wording) -> ParameterCombination? {
    let intent = Self()
    return (intent as? SummaryContent.Intent).flatMap { parameterSummary._sentence(for: $0) }?
      .combination(of: IntentParameters(of: intent), in: wording)
  }
}

extension ParameterSummaryString {
  fileprivate func combination(
    of parameters: IntentParameters, in wording: Wording
  ) -> ParameterCombination {
    var named: Set<ParameterID> = []
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): return text
      case .parameter(let keyPath):
        let name = parameters.name(of: keyPath)
        named.insert(ParameterID(name))
        return "${\(name)}"
      }
    }.joined()
    return ParameterCombination(named, title: wording.text(text))
  }
}
