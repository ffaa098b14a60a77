// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension SystemFolder {
  /// Reads the sentences and texts of SiriKit's domains in a locale's language; none where the
  /// assistant doesn't speak it.
  ///
  /// - Parameter templates: whether the sentences are read; they take most of the time.
  public func domains(locale: String, templates: Bool = true) -> LocalizedDomains {
    let language = language(of: locale)
    let folder = join(join(url.path, language), Self.domainsFolder)
    let shown = join(join(url.lastPathComponent, language), Self.domainsFolder)
    let names = (try? FolderReader.names(in: folder, shown: shown)) ?? []
    let stems = names.reduce(into: [String]()) { stems, name in
      let stem = String(name.prefix { $0 != "." })
      if !stems.contains(stem) { stems.append(stem) }
    }
    let domains = stems.map { stem in
      var files = LocalizedFiles(language: language, readsTemplates: templates)
      for name in names where name.hasPrefix("\(stem).") {
        files.load(join(folder, name), shown: join(shown, name))
      }
      return files
    }
    return LocalizedDomains(domains, language: language)
  }
}
