// SPDX-License-Identifier: Apache-2.0

/// Chooses the `.lproj` folder for a locale.
public struct LocaleLookup: Hashable, Sendable {
  /// The folders' names without `.lproj`, in the order to try: exact, script, language,
  /// development language, `Base`.
  public let candidates: [String]

  /// How many candidates are the locale's own language.
  private let ownCount: Int
  private let language: LanguageTag

  /// Whether two locales have the same language; their scripts and regions may differ.
  public static func areOfOneLanguage(_ one: String, _ other: String) -> Bool {
    base(of: one) == base(of: other)
  }

  private static func base(of locale: String) -> String {
    locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
  }

  /// - Parameters:
  ///   - locale: BCP 47, such as `en-US` or `zh`; underscores count as hyphens.
  ///   - developmentLanguage: The language to use when the locale's is missing.
  public init(_ locale: String, developmentLanguage: String = "en") {
    language = LanguageTag(locale)
    let own = language.folderNames
    let development = LanguageTag(developmentLanguage).folderNames
    ownCount = own.count
    candidates = (own + development + ["Base"]).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// The folder to use of those that are there, spelt as it is there; nil when none speaks the
  /// locale or the development language.
  ///
  /// Another region's folder counts as the language's when there is no plain one: `ko-KR` for `ko`.
  public func best(among names: some Sequence<String>) -> String? {
    own(among: names) ?? first(of: candidates.dropFirst(ownCount), in: names.sorted())
  }

  /// The same; nil when none speaks the locale's own language.
  public func own(among names: some Sequence<String>) -> String? {
    let present = names.sorted()
    return first(of: candidates.prefix(ownCount), in: present)
      ?? present.first { LanguageTag($0).isVariant(of: language) }
  }

  private func first(of wanted: some Sequence<String>, in present: [String]) -> String? {
    wanted.lazy.compactMap { name in
      present.first { LanguageTag.normalized($0) == LanguageTag.normalized(name) }
    }.first
  }
}
