// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// Describes an intent in the words of one language.
struct IntentOutline {
  let id: IntentID
  let type: any AppIntent.Type
  let wording: Wording

  var description: IntentModel.IntentDescription {
    var description = IntentModel.IntentDescription(
      id: id, domain: "Shortcuts", category: category, title: type.title.text(in: wording),
      parameters: IntentParameters(of: type.init()).all.map(parameter))
    description.combinations = type.combination(in: wording).map { [$0] } ?? []
    description.runsInBackground = !type.opensApp
    description.isRestrictedWhileLocked = type.authenticationPolicy != .alwaysAllowed
    return description
  }

  /// An intent that only shows something is not confirmed when it was heard with a slip.
  private var category: IntentCategory {
    type is any OpenIntent.Type || type is any ShowInAppSearchResultsIntent.Type
      ? .information : .generic
  }

  private func parameter(_ parameter: any AnyIntentParameter) -> ParameterDescription {
    let shape = parameter.shape
    let options = parameter.options
    var described = ParameterDescription(
      id: ParameterID(parameter.name), type: shape.type,
      isRequired: !shape.isOptional && !parameter.hasValue, isList: shape.isList,
      isOpen: shape.isOpen || options.provider != nil && shape.type == .text,
      range: options.range, displayName: name(of: parameter),
      prompts: prompts(options))
    described.listName = shape.listName
    described.takesBareNumbers = options.unit != nil
    if case .enumeration(let kind) = shape.kind {
      described.choices = kind.entries(in: wording).map(\.item)
    }
    if let names = options.booleanNames {
      described.choices = [
        Item(id: "true", display: names.true.text(in: wording)),
        Item(id: "false", display: names.false.text(in: wording)),
      ]
    }
    return described
  }

  private func name(of parameter: any AnyIntentParameter) -> String {
    ParameterDescription.displayName(
      titled: parameter.options.title?.text(in: wording) ?? parameter.name)
  }

  private func prompts(_ options: ParameterOptions) -> [PromptKind: [String]] {
    var prompts: [PromptKind: [String]] = [:]
    prompts[.needsValue] = options.requestValueDialog.map { [$0.full.text(in: wording)] }
    prompts[.disambiguation] = options.requestDisambiguationDialog.map {
      [$0.full.text(in: wording)]
    }
    return prompts
  }
}

extension ValueShape {
  /// The list that its names are in; nil for values without names.
  var listName: String? {
    switch kind {
    case .plain: nil
    case .enumeration(let type): type.persistentIdentifier
    case .entity(let type): type.persistentIdentifier
    }
  }

  /// Whether values can be found that no list names, for example by a query.
  var isOpen: Bool {
    switch kind {
    case .entity: true
    case .plain: type == .person || type == .place
    case .enumeration: false
    }
  }
}
