// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

extension IntentDefinition {
  /// Reads an `.intentdefinition`; a broken intent, parameter or type is a finding and left out.
  public static func read(_ data: Data, file: String) -> Reading<IntentDefinition> {
    let reading = PropertyList.read(data, file: file)
    guard let list = reading.content else {
      return Reading(IntentDefinition(file: file), findings: reading.findings)
    }
    var reader = DefinitionReader(list, findings: reading.findings)
    let definition = reader.readDefinition()
    return Reading(definition, findings: reader.fields.findings)
  }
}
