// SPDX-License-Identifier: Apache-2.0

/// One thing an app can do, and what it must know first.
public struct IntentDescription: Hashable, Sendable {
  public let id: IntentID

  /// The SiriKit domain, or the category's name for a custom intent: `Messages`, `Order`.
  public var domain: String

  public var category: IntentCategory

  /// Verb first: "Order soup".
  public var title: String

  /// In the order in which they are resolved and asked for.
  public var parameters: [ParameterDescription]

  /// Whether the user must say yes before it is carried out.
  public var requiresConfirmation: Bool

  /// The app's own wordings of the question before it is carried out, for when its code has none.
  public var confirmations: [String]

  /// The sets of values with which it is worth doing again, the most important first.
  public var combinations: [ParameterCombination] = []

  /// Whole requests to show as examples, the best first.
  public var examples: [String]

  /// Values in the answer beside the request's own: by the names its texts use, how to call them:
  /// `waitTime`, "wait time".
  public var responseProperties: [String: String]

  /// The app's own names for how it may end, as its definition lists them.
  public var responseCodes: [String] = []

  /// Whether the app stays in the background; otherwise it is opened.
  public var runsInBackground = true

  /// Whether it pays with the user's money, so that they show who they are first.
  public var spendsMoney = false

  /// Whether it is carried out only while the device is unlocked.
  public var isRestrictedWhileLocked = false

  public init(
    id: IntentID, domain: String, category: IntentCategory, title: String = "",
    parameters: [ParameterDescription] = [], requiresConfirmation: Bool = false,
    confirmations: [String] = [], examples: [String] = [],
    responseProperties: [String: String] = [:]
  ) {
    self.id = id
    self.domain = domain
    self.category = category
    self.title = title
    self.parameters = parameters
    self.requiresConfirmation = requiresConfirmation
    self.confirmations = confirmations
    self.examples = examples
    self.responseProperties = responseProperties
  }

  /// The combination with the most of some parameters, and with no others; of equals the first.
  public func combination(for known: Set<ParameterID>) -> ParameterCombination? {
    let fitting = combinations.filter { $0.parameters.isSubset(of: known) }
    let most = fitting.map(\.parameters.count).max()
    return fitting.first { $0.parameters.count == most }
  }

  /// Whether it is done with some parameters while the app stays in the background.
  public func runsInBackground(with known: Set<ParameterID>) -> Bool {
    combination(for: known)?.runsInBackground ?? runsInBackground
  }

  public subscript(parameter: ParameterID) -> ParameterDescription? {
    parameters.first { $0.id == parameter }
  }
}

extension IntentDescription {
  /// The same intent in the words of an app's strings.
  ///
  /// Keys: `OrderSoup.title`; `OrderSoup.confirmIntent` for the question before it is carried out;
  /// `OrderSoup.soup.name` for the name of a parameter;
  /// `OrderSoup.soup.needsValue`, and `….2`, `….3` for ever more helpful wordings of a question;
  /// `INCallCapability.audioCall` for the name of an enumeration's choice.
  /// Texts without a key stay as they are.
  public func worded(by wording: Wording) -> IntentDescription {
    let id = id.rawValue
    var worded = self
    worded.title = wording.text(ifPresent: "\(id).title") ?? title
    worded.confirmations = wording.variants("\(id).confirmIntent")
    worded.parameters = parameters.map { parameter in
      var parameter = parameter
      let key = "\(id).\(parameter.id.rawValue)"
      parameter.displayName = wording.text(ifPresent: "\(key).name") ?? parameter.displayName
      if let key = parameter.choicesKey {
        parameter.choices = parameter.choices.map { choice in
          let name = wording.text(ifPresent: "\(key).\(choice.id)") ?? choice.id
          return Item(id: choice.id, display: name, attributes: choice.attributes)
        }
      }
      for kind in PromptKind.allCases {
        let variants = wording.variants("\(key).\(kind.rawValue)")
        if !variants.isEmpty { parameter.prompts[kind] = variants }
      }
      return parameter
    }
    return worded
  }
}

/// Values with which an intent is worth doing again, and the titles for them.
public struct ParameterCombination: Hashable, Sendable {
  public var parameters: Set<ParameterID>

  /// With tokens: `Order ${quantity} ${soup}`.
  public var title: String

  /// A further line, with tokens; nil for none.
  public var subtitle: String?

  /// Whether it is done with these values while the app stays in the background; else the app is opened.
  public var runsInBackground = true

  public init(_ parameters: Set<ParameterID>, title: String, subtitle: String? = nil) {
    self.parameters = parameters
    self.title = title
    self.subtitle = subtitle
  }
}
