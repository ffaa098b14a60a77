// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// The names an app teaches the assistant for its user.
///
/// It belongs to the app, not to its extension: names that an extension sets are lost.
public final class INVocabulary: NSObject, @unchecked Sendable {
  private static let vocabulary = INVocabulary()

  public class func shared() -> INVocabulary { vocabulary }

  /// Replaces the names of a kind, the most important first; a name given twice counts once.
  public func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let names = vocabulary.array.compactMap { $0 as? String }
    AppLaunch.current?.set(names, of: type)
  }

  /// Replaces the names of a kind with the spoken phrases of ``INSpeakable`` objects. Only the
  /// phrases are kept, not the identifiers.
  public func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
    let names = vocabulary.array.compactMap { ($0 as? any INSpeakable)?.spokenPhrase }
    AppLaunch.current?.set(names, of: type)
  }

  /// Forgets all names of the app, as when its user logs out.
  public func removeAllVocabularyStrings() { AppLaunch.current?.removeAll() }
}
