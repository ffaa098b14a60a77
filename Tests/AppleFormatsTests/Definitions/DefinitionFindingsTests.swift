// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel
import Testing

/// Each fault is reported with its place and its mend, and the rest is read.
struct DefinitionFindingsTests {
  static let faults: [(intent: String, finding: String)] = [
    (
      "<key>INIntentTitle</key><string>A</string>",
      "5:28: error: no INIntentName here; add it [missing-key]"
    ),
    (
      "<key>INIntentName</key><string>a b</string>",
      "5:57: error: INIntentName is 'a b', which is no name for code; write letters, digits and '_' "
        + "[invalid-name]"
    ),
    (
      "<key>INIntentName</key><string>A</string><key>INIntentCategory</key><string>odrer</string>",
      "5:102: warning: no category is called 'odrer'; did you mean 'order'? [unknown-category]"
    ),
    (
      "<key>INIntentName</key><string>A</string><key>INIntentTitel</key><string>B</string>",
      "5:75: warning: the key 'INIntentTitel' means nothing here; did you mean 'INIntentTitle'? "
        + "[unknown-key]"
    ),
    (
      """
      <key>INIntentName</key><string>A</string><key>INIntentParameterCombinations</key><dict>\
      <key>soop</key><dict></dict></dict><key>INIntentParameters</key><array><dict>\
      <key>INIntentParameterName</key><string>soup</string>\
      <key>INIntentParameterType</key><string>String</string></dict></array>
      """,
      "5:121: error: the combination names 'soop', which is no parameter; did you mean 'soup'? "
        + "[unknown-parameter]"
    ),
    (
      """
      <key>INIntentName</key><string>A</string><key>INIntentUserConfirmationRequired</key>\
      <integer>1</integer>
      """,
      "5:118: error: INIntentUserConfirmationRequired holds a number; make it <true/> or <false/> "
        + "[wrong-type]"
    ),
    (
      """
      <key>INIntentName</key><string>A</string><key>INIntentParameters</key><array><dict>\
      <key>INIntentParameterName</key><string>cups</string>\
      <key>INIntentParameterType</key><string>Integer</string>\
      <key>INIntentParameterMetadata</key><dict>\
      <key>INIntentParameterMetadataMinimumValue</key><real>nan</real></dict></dict></array>
      """,
      "5:316: error: INIntentParameterMetadataMinimumValue is nan; make it a finite number "
        + "[wrong-type]"
    ),
  ]

  @Test(arguments: faults.indices)
  func aFaultInADefinitionIsToldWithItsPlace(_ index: Int) {
    let (intent, finding) = Self.faults[index]
    let reading = DefinitionText.read(DefinitionText.definition(intent: intent))
    let told = reading.findings.map { $0.description.prefix { $0 != "\n" } }
    #expect(told == ["Intents.intentdefinition:\(finding)"])
  }

  @Test func theFirstOfTwoIntentsWithTheSameNameIsKept() {
    let twice = "<key>INIntentName</key><string>A</string></dict><dict>"
    let reading = DefinitionText.read(
      DefinitionText.definition(intent: twice + "<key>INIntentName</key><string>A</string>"))
    #expect(reading.findings.map(\.rule) == ["duplicate-name"])
    #expect(reading.content.intents.count == 1)
  }

  @Test func aDefinitionInANewerFormatIsToldAndRead() {
    let reading = DefinitionText.read(
      DefinitionText.definition(
        intent: "<key>INIntentName</key><string>A</string>", version: "2.0"))
    #expect(reading.findings.map(\.rule) == ["unknown-version"])
    #expect(reading.content.intents.count == 1)
  }

  /// A real file has no intents at all.
  @Test func aDefinitionWithoutIntentsIsAccepted() {
    let reading = DefinitionText.read("<plist><dict><key>INIntents</key><array/></dict></plist>")
    #expect(reading.findings == [])
    #expect(reading.content.intents == [])
  }
}
