// SPDX-License-Identifier: Apache-2.0

public import AppleFormats
public import Foundation
import IntentModel

extension StringCatalog {
  /// Reads a catalog of version 1.0 or 1.1; a broken entry is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<StringCatalog> {
    do {
      return read(try SourceText(data, file: file))
    } catch {
      return Reading(StringCatalog(), findings: error.findings)
    }
  }

  public static func read(_ source: SourceText) -> Reading<StringCatalog> {
    var reader = StringCatalogReader(source)
    do {
      let catalog = reader.read(try YAMLDocument(source).root)
      return Reading(catalog, findings: reader.fields.findings)
    } catch {
      return Reading(StringCatalog(), findings: error.findings)
    }
  }
}
