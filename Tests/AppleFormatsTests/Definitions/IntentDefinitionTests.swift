// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import Foundation
import IntentModel
import Testing

struct IntentDefinitionTests {
  static let brew = """
    <key>INIntentName</key><string>BrewTea</string>
    <key>INIntentCategory</key><string>order</string>
    <key>INIntentVerb</key><string>Order</string>
    <key>INIntentClassPrefix</key><string>TH</string>
    <key>INIntentTitle</key><string>Brew Tea</string>
    <key>INIntentTitleID</key><string>tItLe1</string>
    <key>INIntentUserConfirmationRequired</key><true/>
    <key>INIntentRestrictions</key><integer>1</integer>
    <key>INIntentParameterCombinations</key><dict>
      <key>kind,cups</key><dict>
        <key>INIntentParameterCombinationIsPrimary</key><true/>
        <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
        <key>INIntentParameterCombinationTitle</key><string>Brew ${cups} ${kind}</string>
        <key>INIntentParameterCombinationSubtitle</key><string>With ${extras}</string>
      </dict>
      <key></key><dict>
        <key>INIntentParameterCombinationTitle</key><string>Brew the usual</string>
      </dict>
    </dict>
    <key>INIntentParameters</key><array>
      <dict>
        <key>INIntentParameterName</key><string>kind</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Kind</string>
        <key>INIntentParameterEnumTypeNamespace</key><string>Ab12Cd</string>
        <key>INIntentParameterPromptDialogs</key><array>
          <dict>
            <key>INIntentParameterPromptDialogType</key><string>Primary</string>
            <key>INIntentParameterPromptDialogFormatString</key><string>Which tea?</string>
            <key>INIntentParameterPromptDialogFormatStringID</key><string>pRomPt</string>
          </dict>
          <dict><key>INIntentParameterPromptDialogType</key><string>Configuration</string></dict>
        </array>
      </dict>
      <dict>
        <key>INIntentParameterName</key><string>cups</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterMetadata</key><dict>
          <key>INIntentParameterMetadataDefaultValue</key><integer>2</integer>
          <key>INIntentParameterMetadataMinimumValue</key><integer>1</integer>
          <key>INIntentParameterMetadataMaximumValue</key><real>6</real>
        </dict>
        <key>INIntentParameterUnsupportedReasons</key><array><dict>
          <key>INIntentParameterUnsupportedReasonCode</key><string>potTooSmall</string>
          <key>INIntentParameterUnsupportedReasonCustom</key><true/>
          <key>INIntentParameterUnsupportedReasonFormatString</key><string>The pot is small.</string>
        </dict></array>
      </dict>
      <dict>
        <key>INIntentParameterName</key><string>extras</string>
        <key>INIntentParameterType</key><string>Object</string>
        <key>INIntentParameterObjectType</key><string>Extra</string>
        <key>INIntentParameterObjectTypeNamespace</key><string>Ab12Cd</string>
        <key>INIntentParameterSupportsMultipleValues</key><true/>
        <key>INIntentParameterSupportsDynamicEnumeration</key><true/>
        <key>INIntentParameterRelationship</key><dict>
          <key>INIntentParameterRelationshipParentName</key><string>kind</string>
          <key>INIntentParameterRelationshipPredicateName</key><string>EnumHasExactValue</string>
          <key>INIntentParameterRelationshipPredicateValue</key><string>black</string>
        </dict>
      </dict>
    </array>
    <key>INIntentResponse</key><dict>
      <key>INIntentResponseCodes</key><array>
        <dict>
          <key>INIntentResponseCodeName</key><string>success</string>
          <key>INIntentResponseCodeSuccess</key><true/>
          <key>INIntentResponseCodeFormatString</key><string>Ready in ${wait}.</string>
        </dict>
        <dict><key>INIntentResponseCodeName</key><string>noWater</string></dict>
      </array>
      <key>INIntentResponseParameters</key><array><dict>
        <key>INIntentResponseParameterName</key><string>wait</string>
        <key>INIntentResponseParameterType</key><string>String</string>
      </dict></array>
    </dict>
    """
  static let kinds = """
    <dict>
      <key>INEnumName</key><string>Kind</string>
      <key>INEnumValues</key><array>
        <dict><key>INEnumValueName</key><string>unknown</string></dict>
        <dict>
          <key>INEnumValueName</key><string>black</string>
          <key>INEnumValueIndex</key><integer>1</integer>
          <key>INEnumValueDisplayName</key><string>black tea</string>
          <key>INEnumValueDisplayNameID</key><string>bLaCk1</string>
          <key>INEnumValueSynonyms</key><array><dict>
            <key>INEnumValueSynonymSynonym</key><string>builder's brew</string>
          </dict></array>
        </dict>
        <dict>
          <key>INEnumValueName</key><string>green</string>
          <key>INEnumValueIndex</key><integer>2</integer>
          <key>INEnumValueDisplayName</key><string>green tea</string>
        </dict>
      </array>
    </dict>
    """
  static let extras = """
    <dict>
      <key>INTypeName</key><string>Extra</string>
      <key>INTypeClassPrefix</key><string>TH</string>
      <key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>identifier</string>
          <key>INTypePropertyType</key><string>String</string></dict>
        <dict><key>INTypePropertyName</key><string>grams</string>
          <key>INTypePropertyType</key><string>Integer</string></dict>
      </array>
    </dict>
    """

  static func definition() -> IntentDefinition {
    DefinitionText.read(DefinitionText.definition(intent: brew, enums: kinds, types: extras))
      .content
  }

  @Test func anIntentIsReadFromADefinition() throws {
    let reading = DefinitionText.read(
      DefinitionText.definition(intent: Self.brew, enums: Self.kinds, types: Self.extras))
    #expect(reading.findings == [])
    let intent = try #require(reading.content.intents.first)
    #expect(intent.intentClass == "THBrewTeaIntent")
    #expect(intent.id == "BrewTea")
    #expect(intent.category == .order)
    #expect(intent.requiresConfirmation && intent.isRestrictedWhileLocked)
    #expect(intent.title == LocalizableText("Brew Tea", key: "tItLe1"))
    #expect(intent.combinations.map(\.parameters) == [["kind", "cups"], []])
    #expect(intent.combinations[0].isPrimary && intent.combinations[0].runsInBackground == true)
  }

  @Test func theParametersOfADefinedIntentAreRead() throws {
    let intent = try #require(Self.definition().intents.first)
    let (kind, cups, extras) = (intent.parameters[0], intent.parameters[1], intent.parameters[2])
    #expect(kind.type == .enumeration("Kind", isSystem: false))
    #expect(kind.prompt(.primary) == LocalizableText("Which tea?", key: "pRomPt"))
    #expect(kind.prompt(.configuration) == nil)
    #expect(cups.defaultValue == .number(2))
    #expect((cups.minimum, cups.maximum) == (1, 6))
    #expect(cups.unsupportedReasons.map(\.code) == ["potTooSmall"])
    #expect(extras.type == .object("Extra", isSystem: false) && extras.isList)
    #expect(
      extras.relationship
        == DefinedRelationship(parent: "kind", predicate: "EnumHasExactValue", value: "black"))
  }

  @Test func theTypesAndResponsesOfADefinitionAreRead() throws {
    let definition = Self.definition()
    #expect(definition.enumerations[0].choices.map(\.name) == ["black", "green"])
    #expect(definition.enumerations[0].cases[1].synonyms.map(\.text) == ["builder's brew"])
    #expect(definition.objects[0].objectClass == "THExtra")
    #expect(definition.objects[0].properties.map(\.name) == ["grams"])
    let response = definition.intents[0].response
    #expect(response.codes.map(\.name) == ["success", "noWater"])
    #expect(response.codes.map(\.isSuccess) == [true, false])
    #expect(response.properties.map(\.name) == ["wait"])
  }

  /// The values as they occur in real files: one of each type, with `YES` for true.
  @Test(arguments: [
    ("<string>pickup</string>", DefinedDefault.text(LocalizableText("pickup"))),
    ("<true/>", .boolean(true)), ("<integer>3</integer>", .number(3)),
    ("<real>0.5</real>", .number(0.5)),
  ])
  func defaultValuesOfParametersAreRead(_ written: String, _ value: DefinedDefault) {
    let reading = DefinitionText.read(
      DefinitionText.definition(
        intent: """
          <key>INIntentName</key><string>A</string><key>INIntentParameters</key><array><dict>
          <key>INIntentParameterName</key><string>p</string>
          <key>INIntentParameterType</key><string>String</string>
          <key>INIntentParameterMetadata</key><dict>
          <key>INIntentParameterMetadataDefaultValue</key>\(written)
          <key>INIntentParameterMetadataSupportsNegativeNumbers</key><string>YES</string>
          </dict></dict></array>
          """))
    #expect(reading.findings == [])
    #expect(reading.content.intents.first?.parameters.first?.defaultValue == value)
  }

  @Test(arguments: [
    (nil, nil, "Tea", "TeaIntent"), (nil, "SP", "Tea", "SPTeaIntent"),
    ("NoteWidgetIntent", "SP", "NoteWidget", "SPNoteWidgetIntent"),
  ])
  func theClassOfAnIntentIsNamedWithItsPrefix(
    _ className: String?, _ prefix: String?, _ name: String, _ expected: String
  ) {
    var intent = DefinedIntent(name: name, location: SourceLocation(file: "a"))
    intent.className = className
    intent.classPrefix = prefix
    #expect(intent.intentClass == expected)
  }

  @Test func anIntentOfSiriKitKeepsItsOwnName() {
    var intent = DefinedIntent(name: "PlayMedia", location: SourceLocation(file: "a"))
    intent.kind = .system
    intent.className = "INPlayMediaIntent"
    intent.classPrefix = "IN"
    #expect(intent.id == "INPlayMediaIntent")
  }
}
