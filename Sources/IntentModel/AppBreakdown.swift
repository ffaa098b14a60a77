// SPDX-License-Identifier: Apache-2.0

/// How an app fails that is a program of its own.
public enum AppBreakdown: String, Error, Hashable, Sendable, CaseIterable {
  /// The program can't be started.
  case unstartable
  /// It is gone in the middle of a call.
  case crashed
  /// It has said something that is no answer.
  case nonsense
  /// It has said more than anybody listens to.
  case tooMuch
}
