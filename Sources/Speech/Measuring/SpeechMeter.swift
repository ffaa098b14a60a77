// SPDX-License-Identifier: Apache-2.0

/// Tells how long it takes to say texts.
public protocol SpeechMeter: AnyObject {
  /// Seconds of each text, at 175 words a minute.
  ///
  /// - Parameter language: a tag such as `ko` or `zh-Hans`.
  func seconds(of texts: [String], in language: String) -> [Double]
}
