// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel

/// The files of all that is installed, read in one language.
struct InstallationFiles {
  let system: LocalizedSystem

  /// Nil where no domains are known.
  let domains: LocalizedDomains?

  private let shipped: [LocalizedApp]
  private let found: [LocalizedApp]
  private let searchFindings: [Finding]

  /// - Parameter templates: whether the templates of the files that come with the program are read;
  ///   those of further apps always are.
  init(of loader: InstallationLoader, _ folder: SystemFolder, locale: String, templates: Bool) {
    system = folder.load(locale: locale, templates: templates)
    let hasDomains = !loader.domainIntents.isEmpty
    domains = hasDomains ? folder.domains(locale: locale, templates: templates) : nil
    let further = loader.further
    searchFindings = further.findings
    let found = further.apps.map { $0.load(locale: locale) }
    shipped = loader.apps.filter { code in !found.contains { $0.id == code.id } }
      .map { loader.files(of: $0, locale: locale, templates: templates) }
    self.found = found
  }

  var apps: [LocalizedApp] { shipped + found }

  /// Problems in the files that come with the program.
  var ownFindings: [Finding] {
    system.findings + shipped.flatMap(\.findings) + (domains?.findings ?? [])
  }

  var findings: [Finding] { ownFindings + searchFindings + found.flatMap(\.findings) }

  /// The texts of the template files, by the file name in their sentences' locations.
  var sources: [String: SourceText] {
    (apps.map(\.sources) + [domains?.sources ?? [:]])
      .reduce(into: system.sources) { $0.merge($1) { $1 } }
  }
}
