// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Assistant
import IntentModel

/// An app has at most three alternative names, all derived from its name and not used by others.
enum AlternativeNames: LintRule {
  static let name = "alternative-names"
  static let severity = Finding.Severity.error
  static let summary =
    "At most three alternative names, each derived from the app's name and none another app's."
  static let reason = """
    People call an app by a short form of its name; a name that is not derived from it, or that another app \
    bears, opens the wrong door. Of more than three the system takes none.
    """
  static let source = "Information Property List reference: INAlternativeAppNames"

  private static let maximum = 3

  static func findings(in app: LintedApp) -> [Finding] {
    app.propertyLists(.info).flatMap { _, list in
      let names = list.root["INAlternativeAppNames"]?.array ?? []
      return tooMany(names, list, app) + names.flatMap { check($0, list, app) }
    }
  }

  private static func tooMany(
    _ names: [PropertyList.Node], _ list: PropertyList, _ app: LintedApp
  ) -> [Finding] {
    guard names.count > maximum else { return [] }
    let message = "\(names.count) alternative names; keep the best three"
    return [finding(message, at: list.location(of: names[maximum]), in: app)]
  }

  private static func check(
    _ node: PropertyList.Node, _ list: PropertyList, _ app: LintedApp
  ) -> [Finding] {
    guard let name = node["INAlternativeAppName"], let text = name.string else { return [] }
    let place = list.location(of: name)
    if let other = bearer(of: text, app) {
      let message = "'\(text)' is what \(other) is called; choose another name"
      return [finding(message, at: place, in: app)]
    }
    guard let own = app.development?.app.names.first?.text, !isDerived(text, from: own) else {
      return []
    }
    let message = "'\(text)' is not derived from '\(own)'; use a part or another spelling of it"
    return [finding(message, at: place, in: app)]
  }

  /// The display name of another app that has the name.
  private static func bearer(of name: String, _ app: LintedApp) -> String? {
    let others = app.development?.installation?.apps.map(\.description).filter { $0.id != app.id }
    return others?.first { other in
      other.names.contains { $0.text.lowercased() == name.lowercased() }
    }?.displayName
  }

  /// Whether a name shares a word with another, is a part of it or has its initials.
  private static func isDerived(_ name: String, from own: String) -> Bool {
    let (letters, ownLetters) = (name.bareLetters, own.bareLetters)
    return own.parts.contains { $0.count > 2 && letters.contains($0) }
      || letters.contains(ownLetters) || ownLetters.contains(letters)
      || name.initials == own.initials && letters.count <= 4
  }
}

extension String {
  /// The letters and digits, in lower case.
  fileprivate var bareLetters: String { lowercased().filter { $0.isLetter || $0.isNumber } }

  /// The words in lower case. A capital letter also begins a word.
  fileprivate var parts: [String] {
    matches(of: /\p{Lu}?[^\p{Lu}\s]+/).map { $0.output.lowercased() }
  }

  fileprivate var initials: String {
    String(lowercased().split(whereSeparator: \.isWhitespace).compactMap(\.first))
  }
}
