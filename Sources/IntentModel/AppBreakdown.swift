// SPDX-License-Identifier: Apache-2.0

/// How an app that is a separate program fails.
public enum AppBreakdown: String, Error, Hashable, Sendable, CaseIterable {
  /// The program can't be started.
  case unstartable
  /// The program ended in the middle of a call.
  case crashed
  /// The program sent something that is no answer.
  case nonsense
  /// The program sent more than the assistant accepts.
  case tooMuch
}
