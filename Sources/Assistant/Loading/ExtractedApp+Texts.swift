// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension ExtractedApp {
  /// A text that the app shows or says.
  public struct SaidText: Hashable, Sendable {
    /// As it was written, values as `${name}`.
    public var text: String
    /// The text as a catalog's key: values as `%@` and `%lld`.
    public var key: String
    public var place: SourceLocation
  }

  /// Titles, questions, answers and names of values, in the order of the sources, each once.
  public var saidTexts: [SaidText] {
    var known: Set<String> = []
    return (intents.flatMap(Self.texts) + enumerations.flatMap(Self.texts))
      .filter { known.insert($0.text).inserted }
  }

  private static func texts(of intent: ExtractedIntent) -> [SaidText] {
    let questions = intent.parameters.flatMap { parameter in
      [parameter.title, parameter.question, parameter.choiceQuestion].compactMap(\.self)
        .map { ($0, parameter.place) }
    }
    let summaries = intent.parameterSummaries.map { (text: $0.text, place: $0.place) }
    let dialogs = (intent.confirmations + intent.dialogs).map { ($0.full, $0.place) }
    let title = intent.title.map { [($0, intent.place)] } ?? []
    return (title + questions + dialogs).map { text, place in
      SaidText(text: text, key: InterpolatedText(text, of: intent).key, place: place)
    } + summaries.map { SaidText(text: $0.text, key: $0.text, place: $0.place) }
  }

  private static func texts(of enumeration: ExtractedEnumeration) -> [SaidText] {
    enumeration.cases.flatMap(\.names).map {
      SaidText(text: $0, key: $0, place: enumeration.place)
    }
  }
}
