// SPDX-License-Identifier: Apache-2.0

extension IntentDescription {
  /// The same intent in the words of an app's strings.
  ///
  /// Keys: `OrderSoup.title`; `OrderSoup.confirmIntent` for the question before it is carried out;
  /// `OrderSoup.soup.name` for what a parameter is called;
  /// `OrderSoup.soup.needsValue`, and `….2`, `….3` for ever more helpful wordings of a question.
  /// `INCallCapability.audioCall` for what a choice of an enumeration is called.
  /// What has no key stays as it is.
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
