// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Finds the single faults that an app's files can have. The transcripts and `supply.yaml` are left
/// as they are.
struct FaultFinder {
  private let app: GoodApp
  private let files: [String: String]

  init(_ app: GoodApp) {
    self.app = app
    files = app.files
  }

  /// All faults, sorted by file and place.
  var faults: [Fault] {
    let own = files.keys.filter { !$0.hasSuffix(".transcript") && $0 != "supply.yaml" }.sorted()
    return own.flatMap(faults(in:)) + languages(own).map(dropped)
  }

  // MARK: Whole files

  private func languages(_ files: [String]) -> [String] {
    Set(files.filter { $0.contains(".lproj/") }.compactMap { $0.split(separator: "/").first })
      .map(String.init).sorted()
  }

  private func dropped(_ language: String) -> Fault {
    Fault(
      app: app, kind: .languageDropped, file: language, line: 1, change: "",
      files: files.filter { !$0.key.hasPrefix("\(language)/") })
  }

  private func faults(in file: String) -> [Fault] {
    guard let text = files[file] else { return [] }
    var without = files
    without[file] = nil
    let gone = Fault(
      app: app, kind: .fileDropped, file: file, line: 1, change: "", files: without)
    let format = FileFormat(file)
    return [gone, fault(.cutOff, file, text, text.middle..<text.endIndex, "")]
      + deletions(file, text, format) + renamings(file, text, format)
      + swaps(file, text, format) + misspellings(file, text, format) + others(file, text)
  }

  // MARK: Places in files

  private func deletions(_ file: String, _ text: String, _ format: FileFormat) -> [Fault] {
    format.elements(in: text).map { fault(.deleted, file, text, $0, "") }
  }

  private func renamings(_ file: String, _ text: String, _ format: FileFormat) -> [Fault] {
    format.texts(in: text).enumerated().map { number, range in
      let words = ["Marzipan", "Lantern", "Oregano"]
      return fault(.renamed, file, text, range, words[number % words.count])
    }
  }

  /// Exchanges texts of different lists: the order within one list makes no difference.
  private func swaps(_ file: String, _ text: String, _ format: FileFormat) -> [Fault] {
    let texts = format.texts(in: text)
    return zip(texts, texts.dropFirst()).compactMap { first, second in
      let between = text[first.upperBound..<second.lowerBound]
      guard text[first] != text[second], format.separates(between) else { return nil }
      return fault(
        .swapped, file, text, first.lowerBound..<second.upperBound,
        text[second] + between + text[first])
    }
  }

  private func misspellings(_ file: String, _ text: String, _ format: FileFormat) -> [Fault] {
    format.keys(in: text).filter { text[$0].count > 2 }.map { range in
      var key = String(text[range])
      key.remove(at: key.middle)
      return fault(.misspelled, file, text, range, key)
    }
  }

  private func others(_ file: String, _ text: String) -> [Fault] {
    let places = text.ranges(of: /\$?\{\w+\}|%@|\\\(\\?\.\$?\w+\)/)
      .map { fault(.unplaced, file, text, $0, "") }
    return places
      + text.ranges(of: /\b(true|false)\b/).map { range in
        fault(.flipped, file, text, range, text[range] == "true" ? "false" : "true")
      }
  }

  private func fault(
    _ kind: Fault.Kind, _ file: String, _ text: String, _ range: Range<String.Index>,
    _ replacement: some StringProtocol
  ) -> Fault {
    var files = files
    files[file] = text.replacingCharacters(in: range, with: String(replacement))
    let line = text[..<range.lowerBound].count { $0.isNewline } + 1
    let was = text[range].prefix(70).replacing("\n", with: " ")
    return Fault(
      app: app, kind: kind, file: file, line: line, change: "\(was) → \(replacement.prefix(40))",
      files: files)
  }
}

extension String {
  fileprivate var middle: Index { index(startIndex, offsetBy: count / 2) }
}
