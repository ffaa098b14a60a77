// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct MergeFilesIntent: AppIntent {
  static let title: LocalizedStringResource = "Merge Text Files"
  static let description = IntentDescription(
    "Makes one file of many.", categoryName: "Files", resultValueName: "Merged File")

  @Parameter(
    title: "Files",
    supportedTypeIdentifiers: ["public.plain-text", "public.json"]
  )
  var files: [IntentFile]

  @Parameter(title: "File Name", default: "Merged")
  var name: String

  static var parameterSummary: some ParameterSummary {
    Summary("Merge \(\.$files) into \(\.$name)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    let text = try files.map { try $0.utf8Text() }.joined(separator: "\n")
    return .result(value: IntentFile(data: Data(text.utf8), filename: "\(name).txt"))
  }
}

struct SplitFileIntent: AppIntent {
  static let title: LocalizedStringResource = "Split Text File"

  @Parameter(title: "File", supportedTypeIdentifiers: ["public.plain-text"]) var file: IntentFile

  @Parameter(title: "Lines", default: 100, inclusiveRange: (1, 10_000))
  var lineCount: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Split \(\.$file) every \(\.$lineCount) lines")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
    let lines = try file.utf8Text().components(separatedBy: .newlines)
    var parts: [IntentFile] = []
    for start in stride(from: 0, to: lines.count, by: lineCount) {
      let text = lines[start..<min(start + lineCount, lines.count)].joined(separator: "\n")
      let name = "\(parts.count + 1)-\(file.filename)"
      parts.append(IntentFile(data: Data(text.utf8), filename: name, type: nil))
    }
    return .result(value: parts)
  }
}

struct FileSizeIntent: AppIntent {
  static let title: LocalizedStringResource = "Get File Size"
  static let isDiscoverable = false

  @Parameter(
    title: "File", description: "Any file.", supportedTypeIdentifiers: ["public.item"],
    requestValueDialog: "Which file?")
  var file: IntentFile

  @Parameter(title: "Other Files", supportedTypeIdentifiers: ["public.item"])
  var others: [IntentFile]?

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let size = ([file] + (others ?? [])).map(\.data.count).reduce(0, +)
    return .result(value: size, dialog: "\(file.filename) has \(size) bytes.")
  }
}

struct WriteTextFileIntent: AppIntent {
  static let title: LocalizedStringResource = "Write Text File"

  @Parameter(title: "Text") var text: String
  #if os(macOS)
    @Parameter(title: "Folder") var folder: URL?
  #endif

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    guard !text.isEmpty else { throw WorkbenchError.emptyInput }
    #if os(macOS)
      let directory = folder ?? FileManager.default.temporaryDirectory
    #else
      let directory = FileManager.default.temporaryDirectory
    #endif
    let url = directory.appendingPathComponent("Text.txt")
    try Data(text.utf8).write(to: url)
    return .result(value: IntentFile(fileURL: url))
  }
}
