// SPDX-License-Identifier: Apache-2.0

/// What the user answered to an app's ``Inquiry``.
public enum InquiryAnswer: Hashable, Sendable {
  case agreed
  /// A no, or none of what was offered.
  case declined
  /// One of the options of a question about no parameter, by its place from 0.
  case chosen(Int)
  /// Values: the request with them in it.
  case given(StructuredIntent)
}
