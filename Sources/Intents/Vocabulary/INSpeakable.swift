// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something with a name that can be said.
public protocol INSpeakable: NSObjectProtocol {
  var spokenPhrase: String { get }
  var pronunciationHint: String? { get }
  var vocabularyIdentifier: String? { get }
}

extension INSpeakableString: INSpeakable {}
