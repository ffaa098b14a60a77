// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
import Foundation
public import IntentModel

extension SystemFolder {
  /// The assistant's texts for a conversation, from the file `Dialog.strings` of a locale's
  /// language and no other file.
  ///
  /// Meant for languages other than the one that is spoken.
  /// - Parameter locale: BCP 47, such as `fr-CA` or `zh`.
  public func dialogTexts(locale: String) -> Reading<Wording> {
    texts(in: Self.dialogFile, locale: locale)
  }

  /// The texts of explanations, from the file `Explain.strings` of a locale's language; English if
  /// the language has no such file.
  ///
  /// More languages have these texts than the assistant speaks: authors who write sentences in a
  /// language want them explained in that language.
  ///
  /// - Parameter locale: BCP 47, such as `fr-CA` or `zh`.
  public func explanations(locale: String) -> Reading<Wording> {
    texts(in: Self.explanationsFile, locale: locale)
  }

  /// The texts of the page that tells how a rehearsal went, from `Report.strings`; English if the
  /// locale's language has no such file.
  ///
  /// - Parameter locale: BCP 47, such as `fr-CA` or `zh`.
  public func reportTexts(locale: String) -> Reading<Wording> {
    texts(in: Self.reportFile, locale: locale)
  }

  private func texts(in name: String, locale: String) -> Reading<Wording> {
    let lookup = LocaleLookup(locale)
    guard let language = lookup.best(among: folders(with: name)) else {
      return Reading(Wording(language: lookup.candidates[0]))
    }
    let file = join(language, name)
    do {
      let data = try FolderReader.contents(of: join(url.path, file), shown: file)
      return StringsTable.read(data, file: file)
        .map { Wording(language: language, strings: $0.texts) }
    } catch {
      return Reading(Wording(language: language), findings: error.findings)
    }
  }
}
