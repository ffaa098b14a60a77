// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
public import IntentModel

/// An `AppIntentVocabulary.plist`: the names an app teaches, and examples of its requests.
public enum VocabularyFile {
  /// The name of the file in an app's `.lproj` folder.
  public static let name = "AppIntentVocabulary.plist"

  /// Reads a vocabulary; a broken entry is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<Vocabulary> {
    let reading = PropertyList.read(data, file: file)
    guard let list = reading.content else { return reading.map { _ in Vocabulary() } }
    var reader = VocabularyReader(list, findings: reading.findings)
    let vocabulary = reader.readVocabulary()
    return Reading(vocabulary, findings: reader.fields.findings)
  }

  /// The intent meant by a vocabulary's `IntentName` or by the class of a key path.
  ///
  /// SiriKit's own intents keep their type's name (`INSendMessageIntent`). A custom intent is named
  /// as in its definition, with or without `Intent` after it.
  public static func intentID(named name: String) -> IntentID {
    let isCustom = !name.hasPrefix("IN") && name != "Intent"
    return IntentID(isCustom && name.hasSuffix("Intent") ? String(name.dropLast(6)) : name)
  }
}
