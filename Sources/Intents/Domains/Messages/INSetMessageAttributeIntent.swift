// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Marks messages as read, flagged and the like.
public final class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
  /// The messages; nil for those the conversation is about.
  public internal(set) var identifiers: [String]?

  public var attribute: INMessageAttribute { saidAttribute ?? .unknown }

  /// The mark the user said; nil if the user said none.
  var saidAttribute: INMessageAttribute?

  public convenience init(identifiers: [String]?, attribute: INMessageAttribute) {
    self.init()
    self.identifiers = identifiers
    saidAttribute = attribute == .unknown ? nil : attribute
  }

  public override class var shape: IntentShape {
    typealias Handler = any INSetMessageAttributeIntentHandling
    return IntentShape(
      named: "INSetMessageAttributeIntent", of: INSetMessageAttributeIntent.self,
      handledBy: Handler.self, domain: "Messages", category: .set,
      parameters: [
        .one(
          "attribute", \INSetMessageAttributeIntent.saidAttribute, isRequired: true,
          for: Handler.self
        ) {
          $0.resolveAttribute(for: $1, with: $2)
        }.found(by: \INSetMessageAttributeIntent.attribute),
        .plain("identifiers", \INSetMessageAttributeIntent.identifiers),
      ],
      confirm: { $0.confirm(intent: $1, completion: $2) },
      handle: { $0.handle(intent: $1, completion: $2) })
  }
}
