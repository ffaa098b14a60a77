// SPDX-License-Identifier: Apache-2.0

import Testing

/// One thing broken in the bakery, and the rule it breaks.
struct Breakage: CustomTestStringConvertible {
  var rule: String
  var file: String
  var text: String
  var replacement: String

  var testDescription: String { rule }

  private static let english = "en.lproj/AppIntentVocabulary.plist"
  private static let definition = "Intents.intentdefinition"
  private static let catalog = "AppShortcuts.xcstrings"

  static let all = [
    Breakage(
      rule: "alternative-names", file: "Info.plist", text: "The Bakery",
      replacement: "Butcher"),
    Breakage(
      rule: "activity-types", file: "Info.plist", text: "<string>ShowShelfIntent</string>",
      replacement: ""),
    Breakage(
      rule: "parameter-names", file: english, text: "OrderBreadIntent.bread",
      replacement: "OrderBreadIntent.loaf"),
    Breakage(
      rule: "shared-phrase", file: english, text: "<string>spelt</string></dict>\n</array>",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Rye Bread</string></dict></array>"
    ),
    Breakage(
      rule: "generic-term", file: english, text: "<string>spelt</string></dict>\n</array>",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Thing</string></dict></array>"
    ),
    Breakage(
      rule: "vocabulary-item", file: english, text: "<string>spelt</string></dict>\n</array>",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>+49 30 1234567</string></dict></array>"
    ),
    Breakage(
      rule: "intent-phrases", file: english,
      text: "<string>What is there in Corner Bakery</string>\n", replacement: ""),
    Breakage(
      rule: "example-wording", file: english, text: "Order rye bread in Corner Bakery",
      replacement: "Please order rye bread in Corner Bakery"),
    Breakage(
      rule: "example-languages", file: "fr.lproj/AppIntentVocabulary.plist",
      text: """
        <dict><key>IntentName</key><string>ShowShelfIntent</string>
        <key>IntentExamples</key><array>
        <string>Montre le rayon de Corner Bakery</string>
        <string>Qu’y a-t-il dans Corner Bakery</string>
        </array></dict>
        """, replacement: ""),
    Breakage(
      rule: "example-understood", file: english, text: "Show the shelf of Corner Bakery",
      replacement: "Wipe the shelf of Corner Bakery"),
    Breakage(
      rule: "catalog-source-language", file: catalog, text: "\"sourceLanguage\" : \"en\"",
      replacement: "\"sourceLanguage\" : \"fr\""),
    Breakage(
      rule: "catalog-interpolation", file: catalog, text: "Cuire dans ${applicationName}",
      replacement: "Cuire ${applicationName} à \\\\(.place)"),
    Breakage(
      rule: "phrase-app-name", file: catalog, text: "\"Bake in ${applicationName}\"",
      replacement: "\"Bake\""),
    Breakage(
      rule: "phrase-parameters", file: catalog, text: "\"Bake ${loaf} in ${applicationName}\"",
      replacement: "\"Bake ${loaf} ${size} in ${applicationName}\""),
    Breakage(
      rule: "title-wording", file: definition, text: "<string>Order bread</string>",
      replacement: "<string>Order bread!</string>"),
    Breakage(
      rule: "summary-wording", file: definition, text: "<string>Order ${bread}</string>",
      replacement: "<string>Order: ${bread}</string>"),
    Breakage(
      rule: "prompt-wording", file: definition, text: "Which bread?",
      replacement: "Which bread may I get you?"),
    Breakage(
      rule: "unconfirmed-money", file: definition,
      text: "<key>INIntentUserConfirmationRequired</key><true/>", replacement: ""),
    Breakage(
      rule: "option-count", file: definition,
      text:
        "<dict><key>INEnumValueName</key><string>small</string>\n<key>INEnumValueIndex</key><integer>1</integer></dict>",
      replacement: ""),
    Breakage(
      rule: "prompt-languages", file: "fr.lproj/Intents.strings", text: "\"Q1\" =",
      replacement: "\"Q2\" ="),
    Breakage(
      rule: "phrase-collision", file: "en.lproj/Bakery.yaml", text: "\"what is there\"]",
      replacement: "\"what is there\", \"get [the] rye\"]"),
    Breakage(
      rule: "hidden-request", file: "en.lproj/Bakery.yaml", text: "\"what is there\"]",
      replacement: "\"what is there\", \"never mind\"]"),
    Breakage(
      rule: "similar-item", file: english, text: "<string>spelt</string></dict>\n</array>",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Rye Breed</string></dict></array>"
    ),
  ]
}
