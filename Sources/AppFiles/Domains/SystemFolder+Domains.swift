// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel

extension SystemFolder {
  /// Reads the sentences and texts of SiriKit's domains in a locale's language; none where the
  /// assistant doesn't speak it.
  public func domains(locale: String) -> LocalizedDomains {
    let lookup = LocaleLookup(locale)
    let language = lookup.best(among: languages) ?? lookup.candidates[0]
    let folder = join(join(url.path, language), Self.domainsFolder)
    let shown = join(join(url.lastPathComponent, language), Self.domainsFolder)
    let names = (try? FolderReader.names(in: folder, shown: shown)) ?? []
    let stems = names.reduce(into: [String]()) { stems, name in
      let stem = String(name.prefix { $0 != "." })
      if !stems.contains(stem) { stems.append(stem) }
    }
    let domains = stems.map { stem in
      var files = LocalizedFiles(language: language)
      for name in names where name.hasPrefix("\(stem).") {
        files.load(join(folder, name), shown: join(shown, name))
      }
      return files
    }
    return LocalizedDomains(domains, language: language)
  }
}
