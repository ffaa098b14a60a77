// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import IntentModel

/// ParameterNames are key paths of a class and a property that exist.
enum ParameterNames: LintRule {
  static let name = "parameter-names"
  static let severity = Finding.Severity.error
  static let summary = "ParameterNames are key paths of a class and a property that exist."
  static let reason = """
    Names under a key path that leads nowhere are never heard. A definition or the code names the classes: \
    OrderSoupIntent.soup.
    """
  static let source = "Global vocabulary reference"

  static func findings(in app: LintedApp) -> [Finding] {
    app.parameterVocabularies.flatMap { vocabulary in
      (vocabulary.node["ParameterNames"]?.array ?? []).compactMap {
        check($0, vocabulary.list, app)
      }
    }
  }

  private static func check(
    _ node: PropertyList.Node, _ list: PropertyList, _ app: LintedApp
  ) -> Finding? {
    guard let path = node.string else { return nil }
    let place = list.location(of: node)
    let parts = path.split(separator: ".").map(String.init)
    guard parts.count == 2 else {
      return finding("'\(path)' is no key path; write Class.property", at: place, in: app)
    }
    guard let intents = app.intents else { return nil }
    let id = VocabularyFile.intentID(named: parts[0])
    guard let intent = intents.first(where: { $0.id == id }) else {
      let near = NearestName.nearest(to: id.rawValue, among: intents.map(\.id.rawValue))
      let mend = near.map { "did you mean \($0)Intent?" } ?? "name one that the app takes"
      return finding("there is no class \(parts[0]); \(mend)", at: place, in: app)
    }
    let known = intent.parameters.map(\.id.rawValue)
    guard !known.contains(parts[1]) else { return nil }
    let near = NearestName.nearest(to: parts[1], among: known)
    let mend = near.map { "did you mean '\($0)'?" } ?? "name one of its parameters"
    return finding("\(parts[0]) has no '\(parts[1])'; \(mend)", at: place, in: app)
  }
}
