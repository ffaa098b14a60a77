// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentModel

/// The user an app speaks to.
package struct Listener: Sendable {
  package let wording: Wording
  package let locale: Locale

  /// The app's own name, as this user hears it.
  package let appName: String

  /// Nil for the machine's own zone, which is costly to find out and seldom needed.
  package let timeZone: TimeZone?

  /// - Parameter context: the request that is handled; nil outside of a request, when no user is
  ///   there to speak to.
  package init(_ context: RequestContext?, timeZone: TimeZone? = nil) {
    wording = context?.wording ?? Wording(language: "en")
    locale = Locale(identifier: context?.locale ?? "en")
    appName = context?.appName ?? ""
    self.timeZone = timeZone
  }
}

/// An app's facts in the words and formats of one user: what all apps say in the same way.
package protocol AppPhrasing: Sendable {
  var listener: Listener { get }

  init(listener: Listener)

  /// The failure to report; nil for an error that has no words.
  func failure(_ error: any Error) -> HandlerError?
}

extension AppPhrasing {
  /// - Parameter context: the request that is handled; nil outside of a request.
  package init(_ context: RequestContext?, timeZone: TimeZone? = nil) {
    self.init(listener: Listener(context, timeZone: timeZone))
  }

  package var wording: Wording { listener.wording }
  package var locale: Locale { listener.locale }
  package var appName: String { listener.appName }

  /// `Nov 21, 2026 at 9:41 AM`, with plain blanks, so that it can be searched for and typed.
  package func moment(_ date: Date) -> String { formatted(date, .abbreviated) }

  /// `9:41 AM`, with plain blanks.
  package func time(_ date: Date) -> String { formatted(date, .omitted) }

  private func formatted(_ date: Date, _ day: Date.FormatStyle.DateStyle) -> String {
    date.formatted(
      Date.FormatStyle(
        date: day, time: .shortened, locale: locale, timeZone: listener.timeZone ?? .current)
    ).replacing("\u{202F}", with: " ")
  }

  /// The same text with a capital letter, for the start of a sentence or a line.
  package func atStart(_ text: String) -> String {
    String(text.prefix(1)).uppercased(with: locale) + text.dropFirst()
  }
}

extension AppPhrasing {
  /// The failure to report for trouble with the data; nil for any other error.
  package func failure(_ error: any Error) -> HandlerError? {
    (error as? DataTrouble).map(self.error)
  }

  package func error(_ trouble: DataTrouble) -> HandlerError {
    let code = trouble.kind.rawValue
    let values = ["path": trouble.path, "detail": trouble.detail, "app": appName]
    return HandlerError(code: code, say: wording.text("trouble.\(code)", values))
  }
}

extension AppPhrasing {
  /// A name in the form in which names are compared: case, accents and width make no difference.
  package func folded(_ name: String) -> String {
    name.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale
    ).trimmingCharacters(in: .whitespaces)
  }

  /// Whether every word of a name is a word of a longer one.
  package func isPart(_ name: String, of whole: String) -> Bool {
    let words = folded(whole).split(separator: " ")
    let part = folded(name).split(separator: " ")
    return !part.isEmpty && part.allSatisfy(words.contains)
  }
}
