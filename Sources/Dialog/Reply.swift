// SPDX-License-Identifier: Apache-2.0

public import IntentModel
public import Voice

/// The meaning of a line at the current point of a conversation.
public enum Reply: Hashable, Sendable {
  case universal(UniversalRequest)
  case yes
  case no
  /// One of the options, by its place from 0.
  case option(Int)
  /// Several options fit what was said.
  case options([Int])
  case noneOfThese
  /// Values for the open request, and whether the user adds them to the present ones.
  case values(Interpretation, adds: Bool = false)
  /// A new value for a parameter that wasn't asked for.
  case change(ParameterID, HeardValue)
  /// The answer to an open question, word for word.
  case text(String)
  /// One value for the parameter that was asked for.
  case value(HeardValue)
  /// A request of its own.
  case request(Interpretation)
  case unclear
}
