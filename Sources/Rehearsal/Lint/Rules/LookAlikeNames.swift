// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Dialog
import IntentModel
import Rendering

/// Names have no invisible characters, don't mix alphabets in a word and don't look like others.
enum LookAlikeNames: LintRule {
  static let name = "look-alike-name"
  static let severity = Finding.Severity.warning
  static let summary =
    "Names hold nothing that can't be seen and no letters of two alphabets in one word, and look like no other name."
  static let reason = """
    Whoever reads such a name takes it for another, and whoever types it gets nothing; the assistant tells apps whose \
    names look alike by the folders they lie in.
    """
  static let source = "Unicode Technical Standard 39"

  static func findings(in app: LintedApp) -> [Finding] {
    app.appNames.compactMap { name in
      (flaw(of: name.text) ?? likeness(of: name, app)).map { finding($0, at: name.place, in: app) }
    } + app.parameterVocabularies.flatMap { check($0, app) }
      + app.allPhrases.compactMap { phrase in
        flaw(of: phrase.text).map { finding($0, at: phrase.place, in: app) }
      }
  }

  /// The problem of a name on its own, without regard to other names.
  private static func flaw(of name: String) -> String? {
    if name.neutralised() != name {
      return "'\(name.neutralised())' holds what can't be seen; take it out"
    }
    guard name.mixesAlphabets else { return nil }
    return "'\(name)' mixes letters of two alphabets; write it in one"
  }

  /// The problem that a name could be mistaken for the name of another app.
  private static func likeness(of name: LintedApp.WrittenName, _ app: LintedApp) -> String? {
    let looks = Skeleton(name.text)
    let others = app.localizations(of: name.language).compactMap(\.installation).flatMap(\.apps)
      .map(\.description).filter { $0.id != app.id }
    let rival = others.lazy.flatMap(\.names).first { Skeleton($0.text).looksLike(looks) }
    if let rival {
      return "'\(name.text)' looks like '\(rival.text)' of another app; choose another name"
    }
    let told = app.localizations(of: name.language).lazy.compactMap(\.installation).first?
      .attribution.names
    return told?.name(of: others.flatMap(\.names).map(\.text), heldBy: name.text).map {
      "'\(name.text)' holds the name '\($0)' of another app; choose another name"
    }
  }

  private static func check(
    _ vocabulary: LintedApp.ParameterVocabulary, _ app: LintedApp
  ) -> [Finding] {
    var known: [String: (id: String, text: String)] = [:]
    return vocabulary.phrases.compactMap { phrase in
      let place = vocabulary.location(of: phrase.node)
      let forms = Skeleton(phrase.text).forms
      let rival = forms.lazy.compactMap { known[$0] }.first { $0.id != phrase.id }
      for form in forms where known[form] == nil { known[form] = (phrase.id, phrase.text) }
      if let flaw = flaw(of: phrase.text) { return finding(flaw, at: place, in: app) }
      // Another rule, `SharedPhrases`, reports identical names.
      guard let rival, rival.text.lowercased() != phrase.text.lowercased() else { return nil }
      let message =
        "'\(phrase.text)' looks like '\(rival.text)' of '\(rival.id)'; choose names that differ more"
      return finding(message, at: place, in: app)
    }
  }
}
