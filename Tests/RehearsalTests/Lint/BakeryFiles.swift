// SPDX-License-Identifier: Apache-2.0

/// The files of an app that breaks no rule.
enum BakeryFiles {
  static let all = [
    "Info.plist": info, "Intents.intentdefinition": definition,
    "AppShortcuts.xcstrings": phrases, "Shortcuts.swift": sources,
    "en.lproj/AppIntentVocabulary.plist": vocabulary(
      names: [("rye", ["Rye Bread", "rye"]), ("spelt", ["Spelt Bread", "spelt"])],
      orders: ["Order rye bread in Corner Bakery", "Get spelt bread from Corner Bakery"],
      shows: ["Show the shelf of Corner Bakery", "What is there in Corner Bakery"]),
    "fr.lproj/AppIntentVocabulary.plist": vocabulary(
      names: [("rye", ["Pain de seigle", "seigle"]), ("spelt", ["Pain d’épeautre", "épeautre"])],
      orders: ["Commande du seigle dans Corner Bakery", "Achète de l’épeautre chez Corner Bakery"],
      shows: ["Montre le rayon de Corner Bakery", "Qu’y a-t-il dans Corner Bakery"]),
    "fr.lproj/Intents.strings": "\"Q1\" = \"Quel pain ?\";\n",
    "en.lproj/Bakery.yaml": """
    language: en
    intents:
      OrderBread: {data: [{sentences: ["(order|get) {bread}"]}]}
      ShowShelf: {data: [{sentences: ["show the shelf", "what is there"]}]}

    """,
    "fr.lproj/Bakery.yaml": """
    language: fr
    intents:
      OrderBread: {data: [{sentences: ["(commande du|achète de l’) {bread}"]}]}
      ShowShelf: {data: [{sentences: ["montre le rayon", "qu’y a-t-il"]}]}

    """,
  ]

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">

    """

  private static let info =
    head + """
      <dict>
      <key>CFBundleDisplayName</key><string>Corner Bakery</string>
      <key>CFBundleDevelopmentRegion</key><string>en</string>
      <key>INAlternativeAppNames</key><array>
      <dict><key>INAlternativeAppName</key><string>The Bakery</string></dict>
      </array>
      <key>NSUserActivityTypes</key><array><string>ShowShelfIntent</string></array>
      </dict></plist>

      """

  private static let definition =
    head + """
      <dict>
      <key>INEnums</key><array><dict>
      <key>INEnumName</key><string>Size</string>
      <key>INEnumValues</key><array>
      <dict><key>INEnumValueName</key><string>unknown</string></dict>
      <dict><key>INEnumValueName</key><string>small</string>
      <key>INEnumValueIndex</key><integer>1</integer></dict>
      <dict><key>INEnumValueName</key><string>large</string>
      <key>INEnumValueIndex</key><integer>2</integer></dict>
      </array></dict></array>
      <key>INIntents</key><array>
      <dict>
      <key>INIntentName</key><string>OrderBread</string>
      <key>INIntentCategory</key><string>order</string>
      <key>INIntentTitle</key><string>Order bread</string>
      <key>INIntentUserConfirmationRequired</key><true/>
      <key>INIntentParameters</key><array><dict>
      <key>INIntentParameterName</key><string>bread</string>
      <key>INIntentParameterDisplayName</key><string>bread</string>
      <key>INIntentParameterType</key><string>Object</string>
      <key>INIntentParameterPromptDialogs</key><array><dict>
      <key>INIntentParameterPromptDialogType</key><string>Primary</string>
      <key>INIntentParameterPromptDialogFormatString</key><string>Which bread?</string>
      <key>INIntentParameterPromptDialogFormatStringID</key><string>Q1</string>
      </dict></array>
      </dict></array>
      <key>INIntentParameterCombinations</key><dict><key>bread</key><dict>
      <key>INIntentParameterCombinationTitle</key><string>Order ${bread}</string>
      <key>INIntentParameterCombinationSupportsBackgroundExecution</key><true/>
      </dict></dict>
      </dict>
      <dict>
      <key>INIntentName</key><string>ShowShelf</string>
      <key>INIntentCategory</key><string>information</string>
      <key>INIntentTitle</key><string>Show the shelf</string>
      <key>INIntentParameterCombinations</key><dict><key></key><dict>
      <key>INIntentParameterCombinationTitle</key><string>Show the shelf</string>
      <key>INIntentParameterCombinationSupportsBackgroundExecution</key><false/>
      </dict></dict>
      </dict>
      </array></dict></plist>

      """

  private static let sources = """
    import AppIntents

    enum Loaf: String, AppEnum {
      case white, brown
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Loaf"
      static let caseDisplayRepresentations: [Loaf: DisplayRepresentation] = [
        .white: "White", .brown: "Brown",
      ]
    }

    struct Baker: AppEntity {
      static let typeDisplayRepresentation: TypeDisplayRepresentation = "Baker"
      static let defaultQuery = BakerQuery()
    }

    struct BakerQuery: EntityQuery {
      func entities(for identifiers: [String]) async throws -> [Baker] { [] }
      func suggestedEntities() async throws -> [Baker] { [] }
    }

    struct BakeIntent: AppIntent {
      static let title: LocalizedStringResource = "Bake bread"
      @Parameter(title: "Loaf", requestValueDialog: "Which loaf?") var loaf: Loaf
      @Parameter(title: "Pieces", default: 1) var pieces: Int
      @Parameter(title: "Hours", default: 1) var hours: Int
      @Parameter(title: "Note", default: "") var note: String
      static var parameterSummary: some ParameterSummary { Summary("Bake \\(\\.$loaf)") }

      func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
        .result(dialog: IntentDialog(full: "Your \\(loaf) is in the oven.", supporting: "In the oven."))
      }
    }

    struct WakeIntent: AppIntent {
      static let title: LocalizedStringResource = "Wake a baker"
      @Parameter(title: "Baker", requestValueDialog: "Which baker?") var baker: Baker
      static let openAppWhenRun = false

      func perform() async throws -> some IntentResult { .result() }
    }

    struct BakeryShortcuts: AppShortcutsProvider {
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: BakeIntent(),
          phrases: ["Bake in \\(.applicationName)", "Bake \\(\\.$loaf) in \\(.applicationName)"],
          shortTitle: "Bake", systemImageName: "flame")
        AppShortcut(
          intent: WakeIntent(),
          phrases: ["Wake in \\(.applicationName)", "Wake \\(\\.$baker) in \\(.applicationName)"],
          shortTitle: "Wake", systemImageName: "bell")
      }
    }

    func suggest(_ shortcut: INVoiceShortcut) { shortcut.suggestedInvocationPhrase = "Fresh bread" }

    """

  private static let phrases = """
    {
      "sourceLanguage" : "en",
      "version" : "1.0",
      "strings" : {
        "Bake in ${applicationName}" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Cuire dans ${applicationName}" } }
          }
        },
        "Bake ${loaf} in ${applicationName}" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Cuire ${loaf} dans ${applicationName}" } }
          }
        },
        "Wake in ${applicationName}" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réveiller dans ${applicationName}" } }
          }
        },
        "Wake ${baker} in ${applicationName}" : {
          "localizations" : {
            "fr" : { "stringUnit" : { "state" : "translated", "value" : "Réveiller ${baker} dans ${applicationName}" } }
          }
        }
      }
    }

    """

  private static func vocabulary(
    names: [(id: String, names: [String])], orders: [String], shows: [String]
  ) -> String {
    let items = names.map { id, names in
      "<dict><key>VocabularyItemIdentifier</key><string>\(id)</string>\n"
        + "<key>VocabularyItemSynonyms</key><array>\n"
        + names.map { "<dict><key>VocabularyItemPhrase</key><string>\($0)</string></dict>\n" }
        .joined() + "</array></dict>\n"
    }
    return head + """
      <dict>
      <key>ParameterVocabularies</key><array><dict>
      <key>ParameterNames</key><array><string>OrderBreadIntent.bread</string></array>
      <key>ParameterVocabulary</key><array>
      \(items.joined())</array></dict></array>
      <key>IntentPhrases</key><array>
      \(examples("OrderBreadIntent", orders))\(examples("ShowShelfIntent", shows))</array></dict></plist>

      """
  }

  private static func examples(_ intent: String, _ texts: [String]) -> String {
    "<dict><key>IntentName</key><string>\(intent)</string>\n<key>IntentExamples</key><array>\n"
      + texts.map { "<string>\($0)</string>\n" }.joined() + "</array></dict>\n"
  }
}
