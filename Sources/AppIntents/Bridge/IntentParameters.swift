// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Synchronization

/// The parameters of an intent, found by reflection and named after its properties.
struct IntentParameters {
  private let intent: any AppIntent
  let all: [any AnyIntentParameter]

  init(of intent: any AppIntent) {
    self.intent = intent
    var found: [any AnyIntentParameter] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let level = mirror {
      for child in level.children {
        guard let parameter = child.value as? any AnyIntentParameter else { continue }
        // The wrapper of `session` is stored as `_session`.
        if parameter.name.isEmpty { parameter.name = String(child.label?.dropFirst() ?? "") }
        found.append(parameter)
      }
      mirror = level.superclassMirror
    }
    all = found
  }

  subscript(name: String) -> (any AnyIntentParameter)? { all.first { $0.name == name } }

  /// The name of the parameter at a key path; empty if it is no parameter of the intent.
  func name<Intent: AppIntent>(of keyPath: PartialKeyPath<Intent>) -> String {
    guard let intent = intent as? Intent,
      let parameter = intent[keyPath: keyPath] as? any AnyIntentParameter
    else { return "" }
    return all.first { $0 === parameter }?.name ?? ""
  }

  /// The values that are set, by name.
  var values: [ParameterID: [IntentModel.Value]] {
    all.reduce(into: [:]) { values, parameter in
      let held = parameter.modelValues
      if !held.isEmpty { values[ParameterID(parameter.name)] = held }
    }
  }
}
