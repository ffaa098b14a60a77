// SPDX-License-Identifier: Apache-2.0

extension NearestSentence {
  /// Something that keeps an utterance from being a sentence.
  public enum Lack: Hashable, Sendable {
    /// Words of the utterance that have no place in the sentence.
    case leftOver(heard: String)
    /// Words of the sentence that aren't there, and what was typed in their place; only an example
    /// where others would do as well.
    case words(expected: String, isExample: Bool, heard: String?)
    /// A value that isn't there, and what was typed in its place.
    case value(slot: String, heard: String?)
    /// The name of the app isn't there.
    case appName(heard: String?)
    /// The words fit, but the context does not have what the sentence asks for, or has what it
    /// excludes.
    case context(key: String)
    /// None of these stands in the utterance.
    case keywords([String])
  }
}
