// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import Testing

@Suite(.enabled(if: SharedData.isThere, "\(SharedData.absence)"))
struct RealAppFilesTests {
  @Test func everyVocabularyLoads() throws {
    let files = SharedData.files("apps", ending: "/AppIntentVocabulary.plist")
    #expect(!files.isEmpty)
    for url in files {
      let reading = VocabularyFile.read(try Data(contentsOf: url), file: url.path)
      #expect(reading.findings == [])
      #expect(!reading.content.examples.isEmpty, "\(url.path)")
    }
  }

  /// One of the definitions has no intents at all.
  @Test func everyIntentDefinitionLoads() throws {
    let files = SharedData.files("apps", ending: ".intentdefinition")
    #expect(files.count > 20)
    for url in files {
      let reading = IntentDefinition.read(try Data(contentsOf: url), file: url.path)
      #expect(reading.findings.filter { $0.severity == .error }.map(\.description) == [])
    }
  }

  @Test func everyStringsFileLoads() throws {
    let files = SharedData.files("apps", ending: ".strings")
    #expect(!files.isEmpty)
    for url in files {
      let reading = StringsTable.read(try Data(contentsOf: url), file: url.path)
      #expect(reading.findings.map(\.description) == [])
    }
  }

  @Test func everyPluralsFileLoads() throws {
    let files = SharedData.files("apps", ending: ".stringsdict")
    #expect(!files.isEmpty)
    for url in files {
      let reading = PluralsFile.read(try Data(contentsOf: url), file: url.path)
      #expect(reading.findings.map(\.description) == [])
    }
  }

  /// One of the files has a dictionary where its activity types belong, and is still read.
  @Test func everyInfoPlistLoads() throws {
    let files = SharedData.files("apps", ending: "Info.plist")
    #expect(!files.isEmpty)
    for url in files {
      let reading = InfoPlist.read(try Data(contentsOf: url), file: url.path)
      #expect(reading.findings.filter { $0.rule != "wrong-type" }.map(\.description) == [])
    }
  }
}
