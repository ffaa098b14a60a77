// SPDX-License-Identifier: Apache-2.0

import AppleFormats
import IntentModel

/// The class of an intent.
struct IntentSource {
  let intent: DefinedIntent
  let types: SwiftTypes

  init(_ intent: DefinedIntent, _ types: SwiftTypes) {
    self.intent = intent
    self.types = types
  }

  var text: String {
    """
    /// \((intent.summary?.text ?? intent.title.text).comment).
    public class \(intent.intentClass): INIntent, @unchecked Sendable {
    \(properties)
      public override class var shape: IntentShape {
        typealias Handler = any \(intent.intentClass)Handling
        return IntentShape(
          named: "\(intent.name)", of: \(intent.intentClass).self, handledBy: Handler.self,
          domain: "\(intent.domain)", category: .\(intent.category.rawValue),
          requiresConfirmation: \(intent.requiresConfirmation),
          parameters: [\(parameters)],
          confirm: { $0.confirm(intent: $1, completion: $2) },
          handle: { $0.handle(intent: $1, completion: $2) })
      }
    }
    """
  }

  private var properties: String {
    intent.parameters.map {
      "  public var \($0.name.identifier): \(types.property($0))\(types.initialValue($0))\n"
    }.joined()
  }

  private var parameters: String {
    let shapes = intent.parameters.map { "\n        \(shape($0))," }.joined()
    return shapes.isEmpty ? "" : "\(shapes)\n      "
  }

  private func shape(_ parameter: DefinedParameter) -> String {
    let path = "\\\(intent.intentClass).\(parameter.name.identifier)"
    let kind = types.kind(parameter).map { ", as: .\($0)" } ?? ""
    let required = intent.requires(parameter) ? ", isRequired: true" : ""
    let name = parameter.name.capitalized
    var shape =
      parameter.supportsResolution
      ? """
      .\(parameter.isList ? "many" : "one")("\(parameter.name)", \(path)\(kind)\(required), \
      for: Handler.self) { $0.resolve\(name)(for: $1, with: $2) }
      """
      : ".plain(\"\(parameter.name)\", \(path)\(kind)\(required))"
    if parameter.supportsDynamicEnumeration {
      let types = "for: Handler.self, as: \(intent.intentClass).self"
      let method = "provide\(name)OptionsCollection"
      shape +=
        parameter.supportsSearch
        ? ".searching(\(types)) { $0.\(method)(for: $1, searchTerm: $2, with: $3) }"
        : ".offering(\(types)) { $0.\(method)(for: $1, with: $2) }"
      shape += ".assuming(\(types)) { $0.default\(name)(for: $1) }"
    }
    return shape
  }
}
