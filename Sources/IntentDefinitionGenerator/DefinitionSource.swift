// SPDX-License-Identifier: Apache-2.0

import AppleFormats

/// The Swift code of a whole definition.
struct DefinitionSource {
  let definition: IntentDefinition

  init(_ definition: IntentDefinition) { self.definition = definition }

  var text: String {
    let types = SwiftTypes(definition)
    let name = definition.file.split(separator: "/").last ?? ""
    var parts = [
      """
      // Made from \(name). What is changed here is lost with the next build.

      public import Foundation
      public import IntentModel
      public import Intents
      """
    ]
    parts += definition.enumerations.map { EnumerationSource($0).text }
    parts += definition.objects.map { ObjectSource($0, types).text }
    for intent in definition.intents where intent.kind == .custom {
      parts.append(IntentSource(intent, types).text)
      parts.append(HandlingSource(intent, types).text)
      parts.append(ResponseSource(intent, types).text)
      parts += intent.parameters.compactMap { ReasonSource(intent, $0, types)?.text }
    }
    return parts.joined(separator: "\n\n") + "\n"
  }
}
