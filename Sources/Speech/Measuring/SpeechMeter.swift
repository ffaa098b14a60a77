// SPDX-License-Identifier: Apache-2.0

/// Measures how long it takes to say texts.
public protocol SpeechMeter: Sendable {
  /// The time for each text in seconds, at 175 words a minute.
  ///
  /// - Parameters:
  ///   - texts: the texts.
  ///   - language: a tag such as `ko` or `zh-Hans`.
  func seconds(of texts: [String], in language: String) -> [Double]
}
