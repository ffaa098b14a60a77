// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A name as it is shown and as it sounds.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// Distinguishes it from others of the same name; nil if the name is enough.
  public let vocabularyIdentifier: String?
  public let spokenPhrase: String
  public let pronunciationHint: String?
  public var alternativeSpeakableMatches: [INSpeakableString]?

  public required init(
    vocabularyIdentifier: String?, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
  }

  public convenience init(spokenPhrase: String) {
    self.init(vocabularyIdentifier: nil, spokenPhrase: spokenPhrase, pronunciationHint: nil)
  }

  public convenience init(
    identifier: String, spokenPhrase: String, pronunciationHint: String?
  ) {
    self.init(
      vocabularyIdentifier: identifier, spokenPhrase: spokenPhrase,
      pronunciationHint: pronunciationHint)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? INSpeakableString else { return false }
    return vocabularyIdentifier == other.vocabularyIdentifier && spokenPhrase == other.spokenPhrase
  }

  open override var hash: Int { spokenPhrase.hashValue }

  open override var description: String { spokenPhrase }
}

extension INSpeakableString: INParameterValue {
  public static var parameterType: ParameterType { .item }

  public static func held(_ value: Value) -> Self? {
    let item = value.item
    let id = item.flatMap { $0.id == $0.display ? nil : $0.id }
    return Self(
      vocabularyIdentifier: id, spokenPhrase: value.display,
      pronunciationHint: item?.attributes["pronunciationHint"])
  }

  /// An item. Without an identifier of its own, its identifier is the spoken phrase.
  public var parameterValue: Value {
    .item(Item(id: vocabularyIdentifier ?? spokenPhrase, display: spokenPhrase))
  }
}
