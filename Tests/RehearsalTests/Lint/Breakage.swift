// SPDX-License-Identifier: Apache-2.0

import Testing

/// One thing broken in the bakery, and the rule it breaks.
struct Breakage: CustomTestStringConvertible {
  struct Edit {
    var file: String
    var text: String
    var replacement: String
  }

  var rule: String
  var edits: [Edit]
  /// Other rules that the same fault necessarily breaks.
  var others: Set<String> = []
  /// The user's phrases for other shortcuts.
  var userShortcuts: [String] = []

  var testDescription: String { rule }

  init(rule: String, _ edits: Edit..., others: Set<String> = []) {
    self.rule = rule
    self.edits = edits
    self.others = others
  }

  init(
    rule: String, file: String, text: String, replacement: String, others: Set<String> = []
  ) {
    self.init(
      rule: rule, Edit(file: file, text: text, replacement: replacement), others: others)
  }

  init(rule: String, userShortcuts: String...) {
    (self.rule, edits) = (rule, [])
    self.userShortcuts = userShortcuts
  }

  private static let english = "en.lproj/AppIntentVocabulary.plist"
  private static let definition = "Intents.intentdefinition"
  private static let catalog = "AppShortcuts.xcstrings"
  private static let sources = "Shortcuts.swift"

  static let all = inFiles + inSources

  private static let inFiles = [
    Breakage(
      rule: "alternative-names", file: "Info.plist", text: "The Bakery",
      replacement: "Butcher"),
    Breakage(
      rule: "activity-types", file: "Info.plist", text: "<string>ShowShelfIntent</string>",
      replacement: ""),
    Breakage(
      rule: "parameter-names", file: english, text: "<string>OrderBreadIntent.bread</string>",
      replacement:
        "<string>OrderBreadIntent.bread</string><string>OrderBreadIntent.loaf</string>"),
    Breakage(
      rule: "shared-phrase", file: english, text: "<string>spelt</string></dict>\n",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Rye Bread</string></dict>\n"
    ),
    Breakage(
      rule: "generic-term", file: english, text: "<string>spelt</string></dict>\n",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Thing</string></dict>\n"
    ),
    Breakage(
      rule: "look-alike-name", file: english, text: "<string>spelt</string></dict>\n",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Ry\u{435} Br\u{435}ad</string></dict>\n"
    ),
    Breakage(
      rule: "reserved-name", file: english, text: "<string>spelt</string></dict>\n",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Never mind</string></dict>\n"
    ),
    Breakage(
      rule: "vocabulary-item", file: english, text: "<string>spelt</string></dict>\n",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>+49 30 1234567</string></dict>\n"
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
        <string>Montre le rayon de Boulangerie du Coin</string>
        <string>Qu’y a-t-il dans Boulangerie du Coin</string>
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
      rule: "title-wording", file: definition, text: "<string>Order bread</string>",
      replacement: "<string>Order bread!</string>"),
    Breakage(
      rule: "summary-wording", file: definition,
      text: "<key>INIntentParameterCombinationTitle</key><string>Show the shelf</string>",
      replacement: "<key>INIntentParameterCombinationTitle</key><string>Show the shelf.</string>"),
    Breakage(
      rule: "summary-parameters", file: definition, text: "<string>Order ${bread}</string>",
      replacement: "<string>Order something</string>"),
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
      rule: "vocabulary-languages", file: "fr.lproj/AppIntentVocabulary.plist",
      text: """
        <dict><key>VocabularyItemIdentifier</key><string>spelt</string>
        <key>VocabularyItemSynonyms</key><array>
        <dict><key>VocabularyItemPhrase</key><string>Pain d’épeautre</string></dict>
        <dict><key>VocabularyItemPhrase</key><string>épeautre</string></dict>
        </array></dict>

        """, replacement: "", others: ["example-understood"]),
    Breakage(
      rule: "translation-places", file: "fr.lproj/Localizable.strings",
      text: "\"%@ : c’est au four.\"", replacement: "\"C’est au four.\""),
    Breakage(
      rule: "text-languages", file: "fr.lproj/Localizable.strings", text: "\"White\" =",
      replacement: "\"Blanc\" ="),
    Breakage(
      rule: "phrase-collision", file: "en.lproj/Bakery.yaml", text: "\"what is there\"",
      replacement: "\"what is there\", \"get [the] rye\""),
    Breakage(rule: "shortcut-collision", userShortcuts: "show the shelf", "purple rain"),
    Breakage(
      rule: "hidden-request", file: "en.lproj/Bakery.yaml", text: "\"what is there\"",
      replacement: "\"what is there\", \"never mind\""),
    Breakage(
      rule: "hidden-request", file: "en.lproj/Bakery.yaml", text: "\"what is there\"",
      replacement: "\"what is there\", \"help with the bakery\""),
    Breakage(
      rule: "similar-item", file: english, text: "<string>spelt</string></dict>\n",
      replacement:
        "<string>spelt</string></dict>\n<dict><key>VocabularyItemPhrase</key><string>Rye Breed</string></dict>\n"
    ),
  ]

  // MARK: In sources

  private static let inSources = [
    Breakage(
      rule: "shortcut-count",
      edit(wake, String(repeating: bake, count: 9) + wake)),
    Breakage(
      rule: "shortcut-phrases",
      edit(
        wake, "AppShortcut(intent: BakeIntent(), phrases: made(), shortTitle: \"Bake\")\n" + wake)),
    Breakage(
      rule: "provider-count",
      edit(
        "func suggest(",
        """
        struct OldShortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] { \(bake) }
        }
        func suggest(
        """)),
    Breakage(
      rule: "phrase-count",
      edit(
        "phrases: [\"Bake in \\(.applicationName)\"",
        "phrases: [\"Bake in \\(.applicationName)\", "
          + (0..<1_001).map { "\"Bake \($0) in \\(.applicationName)\"" }.joined(separator: ", "))),
    Breakage(rule: "phrase-parameter-type", edit("var loaf: Loaf", "var loaf: String")),
    Breakage(
      rule: "phrase-without-parameter",
      edit("[\"Wake in \\(.applicationName)\", ", "["),
      Edit(
        file: catalog,
        text: """
              "Wake in ${applicationName}" : {
                "localizations" : {
                  "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réveiller dans ${applicationName}" } }
                }
              },

          """, replacement: "")),
    Breakage(
      rule: "suggested-entities",
      edit("  func suggestedEntities() async throws -> [Baker] { [] }\n", "")),
    Breakage(
      rule: "unknown-phrase-key",
      Edit(
        file: catalog, text: "\"strings\" : {",
        replacement: """
          "strings" : {
            "Knead in ${applicationName}" : {
              "localizations" : {
                "fr" : { "stringUnit" : { "state" : "translated", "value" : "Pétrir dans ${applicationName}" } }
              }
            },
          """)),
    Breakage(
      rule: "phrase-languages",
      edit(
        wake,
        """
        AppShortcut(
          intent: BakeIntent(), phrases: ["Knock in \\(.applicationName)"], shortTitle: "Knock")

        """ + wake)),
    Breakage(
      rule: "phrase-app-name", edit("\"Bake in \\(.applicationName)\"", "\"Bake\""),
      Edit(file: catalog, text: "\"Bake in ${applicationName}\"", replacement: "\"Bake\"")),
    Breakage(
      rule: "phrase-parameters",
      edit(
        "\"Bake \\(\\.$loaf) in \\(.applicationName)\"",
        "\"Bake \\(\\.$loaf) or \\(\\.$loaf) in \\(.applicationName)\""),
      Edit(
        file: catalog, text: "\"Bake ${loaf} in ${applicationName}\"",
        replacement: "\"Bake ${loaf} or ${loaf} in ${applicationName}\"")),
    Breakage(
      rule: "long-phrase",
      edit(
        "phrases: [\"Bake",
        "phrases: [\"Bake a nice loaf of bread in \\(.applicationName)\", \"Bake")),
    Breakage(
      rule: "opens-app-in-search", edit("openAppWhenRun = false", "openAppWhenRun = true")),
    Breakage(
      rule: "question-count",
      edit(
        "\"Pieces\", default: 1) var pieces: Int\n  @Parameter(title: \"Hours\", default: 1)",
        "\"Pieces\") var pieces: Int\n  @Parameter(title: \"Hours\")"),
      others: ["summary-parameters"]),
    Breakage(
      rule: "hidden-request",
      edit(
        "\"Bake in \\(.applicationName)\"",
        "\"Bake in \\(.applicationName)\", \"\\(.applicationName) help\"")),
    Breakage(rule: "spoken-card", edit("\"In the oven.\"", "\"In the stone oven.\"")),
    Breakage(rule: "suggested-phrase", edit("\"Fresh bread\"", "\"Hey Siri fresh bread\"")),
    Breakage(
      rule: "unreachable-phrase",
      Edit(
        file: "en.lproj/Bakery.yaml", text: "\"what is there\"",
        replacement: "\"what is there\", \"jot {bread}\""),
      Edit(
        file: "en.lproj/Bakery.yaml", text: "\"(order|get) {bread}\"",
        replacement: "\"(order|get) {bread}\", \"jot {bread}\""),
      others: ["phrase-collision"]),
  ]

  private static let wake = "AppShortcut(\n      intent: WakeIntent()"
  private static let bake = """
    AppShortcut(
      intent: BakeIntent(),
      phrases: ["Bake in \\(.applicationName)", "Bake \\(\\.$loaf) in \\(.applicationName)"],
      shortTitle: "Bake", systemImageName: "flame")

    """

  private static func edit(_ text: String, _ replacement: String) -> Edit {
    Edit(file: sources, text: text, replacement: replacement)
  }
}
