// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

struct RenameFiles: AppIntent {
  static var title = LocalizedStringResource("Rename Files", comment: "Title of an action")
  static var description: IntentDescription? = IntentDescription(
    "Gives files new names.", categoryName: "Files", searchKeywords: ["batch", "number"])

  @Parameter(title: "Files", supportedTypeIdentifiers: ["public.data"])
  var files: [IntentFile]

  @Parameter(title: "Style", default: Style.number)
  var style: Style

  @Parameter(title: "Text", default: "File", inputOptions: .init(capitalizationType: .words))
  var text: String

  @Parameter(title: "First Number", default: 1, controlStyle: .stepper, inclusiveRange: (0, 999))
  var firstNumber: Int

  static var parameterSummary: some ParameterSummary {
    Switch(\.$style) {
      Case(.number) {
        Summary("Rename \(\.$files): \(\.$style) from \(\.$firstNumber)") {
          \.$text
        }
      }
      Case([.prefix, .suffix]) {
        Summary("Rename \(\.$files): \(\.$style) \(\.$text)")
      }
      DefaultCase {
        Summary("Rename \(\.$files): \(\.$style)")
      }
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[IntentFile]> {
    guard !files.isEmpty else {
      throw $files.needsValueError("Which files should be renamed?")
    }
    let renamed = files.enumerated().map { offset, file in
      IntentFile(data: file.data, filename: newName(of: file.filename, at: offset), type: file.type)
    }
    return .result(value: renamed)
  }

  private func newName(of name: String, at offset: Int) -> String {
    let parts = name.split(separator: ".")
    let ending = parts.count > 1 ? ".\(parts[parts.count - 1])" : ""
    let stem = name.dropLast(ending.count)
    switch style {
    case .number: return "\(text) \(firstNumber + offset)\(ending)"
    case .prefix: return text + name
    case .suffix: return "\(stem)\(text)\(ending)"
    case .lowercase: return name.lowercased()
    case .uuid: return UUID().uuidString + ending
    }
  }
}

extension RenameFiles {
  enum Style: String, AppEnum, CaseIterable {
    case number
    case prefix
    case suffix
    case lowercase
    case uuid = "unique"

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Naming Style"
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .number: "Number",
      .prefix: "Put Before",
      .suffix: "Put After",
      .lowercase: "lowercase",
      .uuid: "Unique Name",
    ]
  }
}
