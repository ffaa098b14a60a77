// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A question that is open, with all that is needed to ask it again and to read the answer.
struct Question: Hashable, Sendable {
  var kind: PromptKind
  var parameter: ParameterID?

  /// Which value of a list parameter it is about.
  var element = 0

  /// Whether the app asks it while it acts, and waits for the answer.
  var isInquiry = false

  /// Whether it is an inquiry that no value answers: the values the app began with can't change.
  var isInquiryWithoutValue: Bool { isInquiry && parameter == nil }

  /// The options to choose from.
  var options: [Value] = []

  /// The gate that its answer settles.
  var gate: Gate?

  /// The one value that is to be confirmed.
  var value: Value?

  /// Why the last value could not be used.
  var reason: String?

  /// The value that could not be used, to be tried again when things have changed.
  var refused: HeardValue?

  /// The app's own words and card, for the confirmation of the whole request.
  var response: Response?

  /// Whether the value it is about was removed, so that the answer fills a gap.
  var leavesAGap: Bool { kind == .needsValue || kind == .unsupported }

  /// Whether it asks which of its options is meant.
  var isChoice: Bool { kind == .disambiguation || kind == .needsMoreDetails }

  /// Whether its options are few enough to be shown, and so to be chosen by their place.
  var showsOptions: Bool { !options.isEmpty && options.count <= Prompt.maximumOptions }

  /// Whether any name may answer it, rather than a yes or one of its options.
  var takesNames: Bool { kind == .needsValue || kind == .unsupported }

  /// How often it was asked in vain: each time it is worded more helpfully.
  var attempt = 0
}
