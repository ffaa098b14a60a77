// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0

import PackageDescription

/// Our own targets only: passed as flags, these would reach the dependencies.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The settings of the targets that compute most.
///
/// With `PARLANCE_OPTIMISED` in the environment, debug builds optimise them too: the tests then take an eighth of the
/// time, and still see internal declarations. The flags for that are unsafe ones, which no package that others depend
/// on may have: so they are there only on demand.
let computing =
  strict
  + (Context.environment["PARLANCE_OPTIMISED"] == nil
    ? []
    : [.unsafeFlags(["-O", "-whole-module-optimization", "-num-threads", "2", "-gnone"])])

/// The settings of a program that is started for every single line: with Swift's libraries inside, it starts in half of
/// the time. The sanitizers (`.ci/sanitize`) want the libraries apart, and so does what loads tests: no test target may
/// depend on such a program.
let standalone: [LinkerSetting] =
  Context.environment["PARLANCE_SANITIZED"] != nil
  ? []
  : [.unsafeFlags(["-static-stdlib"], .when(platforms: [.linux], configuration: .release))]
    + ["CoreFoundation", "_FoundationCShims", "_FoundationCollections", "_FoundationICU"].map {
      .linkedLibrary($0, .when(platforms: [.linux], configuration: .release))
    }

/// Commands, options, help, completions and usage errors.
let argumentParser: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
/// Swift sources as trees. It takes minutes to build: nothing but `parlance-extract` depends on it.
let swiftSyntax: [Target.Dependency] = ["SwiftSyntax", "SwiftParser"].map {
  .product(name: $0, package: "swift-syntax")
}
/// Pages from templates without logic.
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
/// SQLite with migrations, transactions and readable errors.
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
/// YAML with the line and column of every node.
let yams: Target.Dependency = .product(name: "Yams", package: "Yams")

func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil,
  settings: [SwiftSetting] = strict
) -> Target {
  .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
}

/// An app as an outside developer would write it: on a face, with its own data in SQLite.
func app(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["IntentModel", "Intents", "SampleData", grdb],
    path: "Sources/Samples/\(name)",
    swiftSettings: strict, plugins: ["IntentDefinitionPlugin"])
}

/// The same with App Intents, as Swift 6 takes them.
func shortcutsApp(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["IntentModel", "AppIntents", "SampleData", grdb],
    path: "Sources/Samples/\(name)", swiftSettings: strict)
}

/// The apps that come with the program, in the order in which they are named: those of SiriKit's
/// generation, then those with App Shortcuts.
let extensionApps = ["SoupChef", "MonkeyChat", "MonkeyFit", "MonkeyCab", "MonkeyPay", "MonkeyPics"]
let shortcutsApps = ["Meditation", "MonkeyDo"]
let apps = extensionApps + shortcutsApps
let appTargets = apps.map { Target.Dependency(stringLiteral: $0) }

func tests(_ name: String, _ dependencies: [Target.Dependency], excluding: [String] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, exclude: excluding, swiftSettings: strict)
}

let package = Package(
  name: "parlance",
  products: [
    .executable(name: "parlance", targets: ["ParlanceCLI"]),
    .executable(name: "parlance-benchmark", targets: ["ParlanceBenchmark"]),
    .executable(name: "parlance-extract", targets: ["ParlanceExtract"]),
    .library(name: "Intents", targets: ["Intents"]),
    .library(name: "AppIntents", targets: ["AppIntents"]),
    .library(name: "Parlance", targets: ["Parlance"]),
    .plugin(name: "IntentDefinitionPlugin", targets: ["IntentDefinitionPlugin"]),
    // For tests alone: loaded into a program, it tells what a disk is sure to hold.
    .library(name: "CPowerCut", type: .dynamic, targets: ["CPowerCut"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    // For `swift package generate-documentation`: a plugin, nothing that is linked.
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"),
  ],
  targets: [
    // The nouns, and the two pure rooms.
    .target(
      name: "IntentModel", swiftSettings: computing,
      // ICU comes with Foundation, which links it for itself alone; plural rules are read from it.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "Voice", dependencies: ["IntentModel"], swiftSettings: computing,
      // ICU comes with Foundation, which links it for itself alone; number words are read from it.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    library("Dialog", ["IntentModel", "Voice"], settings: computing),
    // What a user is likely to do, from what was done: pure as well.
    library("Suggestions"),

    // A turn as text, style by style: pure, too.
    library("Rendering", ["IntentModel"]),

    // Files that may lie among others: what of them is ours, and how they are erased. Swift can't see `statx`.
    .target(name: "CPrivateFiles"),
    library("PrivateFiles", ["CPrivateFiles"]),

    // What is spoken: said aloud, or measured.
    library("Speech", ["IntentModel", "Rendering"]),

    // The world: files, the session, the store. AppleFormats stands apart from AppFiles because a build tool needs it,
    // and each module that a build tool needs is compiled twice.
    library("AppleFormats", ["IntentModel"], settings: computing),
    library(
      "AppFiles", ["IntentModel", "AppleFormats", "Voice", "PrivateFiles", yams],
      settings: computing),
    // Signals may call nothing but the safest of C.
    .target(name: "CTrap"),
    library(
      "Assistant",
      ["IntentModel", "Voice", "Dialog", "AppleFormats", "AppFiles", "AppPrograms", "CTrap"],
      settings: computing),
    library(
      "AssistantStore", ["IntentModel", "Assistant", "Suggestions", "PrivateFiles", grdb]),
    library(
      "Rehearsal",
      [
        "IntentModel", "Voice", "Dialog", "Assistant", "AppleFormats", "AppFiles", "Rendering",
        "Speech", yams, mustache,
      ], settings: computing),

    // The faces: SiriKit's and App Intents' API shapes.
    library("Intents", ["IntentModel"]),
    library("AppIntents", ["IntentModel"]),
    // The face of apps that are programs of their own, in any language.
    // Programs in sessions of their own, and what they have started: Swift may not fork.
    .target(name: "CProgramKeeper"),
    library("AppPrograms", ["IntentModel", "CProgramKeeper"]),

    // Makes the Swift of a target's `.intentdefinition` while it is built.
    .executableTarget(
      name: "intent-definition-generator",
      dependencies: ["AppleFormats", "IntentModel", "Rendering", argumentParser],
      path: "Sources/IntentDefinitionGenerator", swiftSettings: strict),
    .plugin(
      name: "IntentDefinitionPlugin", capability: .buildTool(),
      dependencies: ["intent-definition-generator"], path: "Sources/IntentDefinitionPlugin"),

    // Reads an app's App Intents from its sources.
    library("SourceReader", ["IntentModel", "AppleFormats", "AppFiles"] + swiftSyntax),
    .executableTarget(
      name: "ParlanceExtract",
      dependencies: [
        "IntentModel", "AppleFormats", "AppFiles", "SourceReader", "Rendering", argumentParser,
      ],
      swiftSettings: strict),

    // The faces people meet.
    .target(name: "CEditLine", linkerSettings: [.linkedLibrary("edit")]),
    library("Terminal", ["IntentModel", "Rendering", "PrivateFiles", "CEditLine"]),
    library(
      "ParlanceCommands",
      [
        "IntentModel", "Voice", "Dialog", "AppleFormats", "AppFiles", "AppPrograms", "Assistant",
        "AssistantStore", "PrivateFiles", "Rehearsal", "Rendering", "Speech", "Terminal", "Intents",
        "Vocabulary", argumentParser,
      ]),
    .executableTarget(
      name: "ParlanceCLI", dependencies: ["ParlanceCommands", "Samples"], swiftSettings: strict,
      linkerSettings: standalone),
    // For others: an app's own assistant by one call.
    library("Parlance", ["IntentModel", "AppIntents", "ParlanceCommands"]),

    // What the shipped apps share: how they keep their data, and how they speak of it.
    library("SampleData", ["IntentModel", grdb], path: "Sources/Samples/Data"),
    // All shipped apps in a row, and the words of the apps and of the assistant.
    library(
      "Samples", ["IntentModel", "Intents", "AppIntents"] + appTargets,
      path: "Sources/Samples/All"),
    .target(
      name: "Vocabulary", path: "Vocabulary",
      resources: (apps + ["VoiceShortcuts", "System"]).map { .copy($0) }, swiftSettings: strict),

    // Tools for tests and figures.
    library(
      "ParlanceTesting",
      [
        "IntentModel", "Assistant", "AssistantStore", "Rehearsal", "Intents", "Samples",
        "Vocabulary",
      ]),
    // What anybody may have written, read: for tests, and for libFuzzer (.ci/fuzz).
    library(
      "Fuzzing",
      [
        "IntentModel", "Voice", "AppleFormats", "AppFiles", "Assistant", "Rehearsal", "Terminal",
        "ParlanceCommands", "ParlanceTesting",
      ]),
    .executableTarget(
      name: "ParlanceBenchmark",
      dependencies: [
        "IntentModel", "Voice", "AppleFormats", "AppFiles", "Assistant", "AssistantStore",
        "AppIntents", "Rehearsal", "Rendering", "Speech", "Samples", "Vocabulary",
        "ParlanceTesting", argumentParser,
      ],
      resources: [.copy("Peer")], swiftSettings: strict),

    tests("IntentModelTests", ["IntentModel", "ParlanceTesting"]),
    tests("SuggestionsTests", ["Suggestions"]),
    tests("PrivateFilesTests", ["PrivateFiles"]),
    tests("AppProgramsTests", ["IntentModel", "AppPrograms", "ParlanceTesting"]),
    tests("SourceReaderTests", ["IntentModel", "SourceReader"]),
    tests("VoiceTests", ["IntentModel", "Voice", "AppFiles", "ParlanceTesting", "Vocabulary"]),
    tests("DialogTests", ["IntentModel", "Voice", "Dialog", "ParlanceTesting"]),
    tests("AppleFormatsTests", ["IntentModel", "AppleFormats", "ParlanceTesting"]),
    tests(
      "AppFilesTests",
      ["IntentModel", "AppleFormats", "Voice", "AppFiles", "PrivateFiles", "ParlanceTesting"]),
    tests(
      "AssistantTests",
      ["IntentModel", "Voice", "Dialog", "AppFiles", "Assistant", "ParlanceTesting"]),
    tests(
      "AssistantStoreTests",
      ["IntentModel", "Assistant", "AssistantStore", "PrivateFiles", grdb]),
    tests(
      "RehearsalTests",
      [
        "IntentModel", "Voice", "AppFiles", "Assistant", "Rehearsal", "Rendering", "Speech",
        "SourceReader", "ParlanceTesting",
      ], excluding: ["Transcripts", "GoodApps"]),
    tests(
      "FuzzingTests", ["Fuzzing", "ParlanceTesting"],
      excluding: ["Corpus", "Crashes", "Dictionaries"]),
    tests("RenderingTests", ["IntentModel", "Rendering", "ParlanceTesting"]),
    tests("SpeechTests", ["IntentModel", "Rendering", "Speech", "ParlanceTesting"]),
    tests(
      "TerminalTests",
      ["IntentModel", "Rendering", "Terminal", "PrivateFiles", "ParlanceTesting"]),
    tests(
      "SoupChefTests",
      [
        "IntentModel", "Voice", "AppFiles", "Intents", "SoupChef", "SampleData", "ParlanceTesting",
        grdb,
      ]),
    // An app as others write it: in Swift 5, with its intents made from a definition.
    .testTarget(
      name: "IntentsTests", dependencies: ["IntentModel", "Intents", "AssistantStore"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["IntentDefinitionPlugin"]),
    tests("AppIntentsTests", ["IntentModel", "AppIntents", "Assistant", "ParlanceTesting"]),
    // The tutorial's app, and one that does what apps should not: as outside developers write them.
    .executableTarget(
      name: "Garden", dependencies: ["AppIntents", "Parlance"], path: "Tests/Garden"),
    .executableTarget(
      name: "Misbehaving", dependencies: ["AppIntents", "Parlance"], path: "Tests/Misbehaving"),
    .target(name: "CPowerCut", path: "Tests/CPowerCut"),
    // The programs as processes: they are built with the tests, and nothing of them is imported.
    tests(
      "ParlanceCommandsTests", ["IntentModel", "Rehearsal", "ParlanceTesting", grdb],
      excluding: ["Readers/Heard"]),
  ] + extensionApps.map(app) + shortcutsApps.map(shortcutsApp)
)

/// The fuzzer is there only where libFuzzer's library is named, as `.ci/fuzz` does; nothing else is built in
/// another way then.
if let library = Context.environment["PARLANCE_LIBFUZZER"] {
  package.products.append(.executable(name: "parlance-fuzz", targets: ["ParlanceFuzz"]))
  package.targets += [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "ParlanceFuzz", dependencies: ["Fuzzing", "ParlanceTesting", "CFuzzer"],
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags([library, "-lstdc++"])]),
  ]
}
