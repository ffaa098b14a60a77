// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel

/// The files of all that is installed, in one language.
struct InstallationFiles {
  /// How much is read of the files that come with the program; all is read of further apps.
  enum Scope {
    /// Sentences, texts and names.
    case everything
    /// Texts and names. They are read when they are first asked for, for the files are known to be without problems.
    case texts
  }

  /// An app of which just its names need have been read.
  struct App {
    let heading: AppHeading
    let files: Lazy<LocalizedApp>

    var id: AppID { heading.id }

    fileprivate init(_ app: LocalizedApp) {
      heading = app.heading
      files = Lazy { app }
    }

    fileprivate init(_ heading: AppHeading, files: @escaping @Sendable () -> LocalizedApp) {
      self.heading = heading
      self.files = Lazy(files)
    }
  }

  let system: LocalizedSystem

  /// Its value is nil where no domains are known.
  let domains: Lazy<LocalizedDomains?>

  private let shipped: [App]
  private let found: [App]
  private let searchFindings: [Finding]

  init(of loader: InstallationLoader, _ folder: SystemFolder, locale: String, _ scope: Scope) {
    let templates = scope == .everything
    system = folder.load(locale: locale, templates: templates)
    domains = Lazy {
      loader.domainIntents.isEmpty ? nil : folder.domains(locale: locale, templates: templates)
    }
    let further = loader.further
    searchFindings = further.findings
    let found = further.apps.map { App($0.load(locale: locale)) }
    shipped = loader.apps.filter { code in !found.contains { $0.id == code.id } }.map { code in
      guard scope == .texts else {
        return App(loader.files(of: code, locale: locale, templates: templates))
      }
      return App(loader.heading(of: code, locale: locale)) {
        loader.files(of: code, locale: locale, templates: false)
      }
    }
    self.found = found
  }

  var apps: [App] { shipped + found }

  /// Problems in the files that come with the program. Reads them all.
  var ownFindings: [Finding] {
    system.findings + shipped.flatMap(\.files.value.findings) + (domains.value?.findings ?? [])
  }

  /// Problems in the files of further apps.
  var furtherFindings: [Finding] { searchFindings + found.flatMap(\.files.value.findings) }

  /// The texts of the template files, by the file name in their sentences' locations.
  var sources: [String: SourceText] {
    (apps.map(\.files.value.sources) + [domains.value?.sources ?? [:]])
      .reduce(into: system.sources) { $0.merge($1) { $1 } }
  }
}
