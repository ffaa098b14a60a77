// SPDX-License-Identifier: Apache-2.0

/// Why nothing is spoken.
public enum SpeechFailure: Error, Hashable, Sendable {
  /// Neither speech-dispatcher nor espeak-ng is there.
  case nothingSpeaks
  /// The program that speaks has refused, or has gone; with what it said, if anything.
  case refused(String)
}
