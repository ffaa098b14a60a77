// SPDX-License-Identifier: Apache-2.0

public import IntentModel
import Rendering

/// Writes turns as lines of a transcript, which are safe to show in a terminal or print.
public struct TranscriptWriter: Sendable {
  private let apps: [AppDescription]

  /// - Parameter apps: the apps, which give the order of each intent's parameters.
  public init(_ apps: [AppDescription]) { self.apps = apps }

  /// The lines with which a turn answers.
  public func answers(of turn: Turn) -> [TranscriptLine] {
    lines(.response, turn.say) + lines(.prompt, turn.prompt.map { [$0.question] } ?? [])
      + lines(.card, turn.snippet?.linear ?? [])
      + (turn.completed.map { [TranscriptLine(.intent, text(of: $0))] } ?? [])
  }

  /// The user's line as a transcript has it.
  public func said(_ text: String) -> String { "> \(Self.oneLine(text))" }

  /// Such as `SoupChef.OrderSoup soup=clam_chowder quantity=2`.
  public func text(of intent: StructuredIntent) -> String {
    let values = values(of: intent).map { "\($0)=\($1)" }
    return (["\(intent.app).\(intent.intent)"] + values).joined(separator: " ")
  }

  /// The parameters with a value, in the intent's order, and the values as a transcript has them.
  public func values(of intent: StructuredIntent) -> [(name: String, value: String)] {
    // The last of several apps of one name counts.
    let description = apps.last { $0.id == intent.app }?[intent.intent]
    let known = description?.parameters.map(\.id) ?? []
    let others = intent.arguments.keys.filter { !known.contains($0) }.sorted()
    return (known + others).compactMap { id in
      intent.arguments[id].map { (id.rawValue, Self.text(of: $0)) }
    }
  }

  private static func text(of argument: Argument) -> String {
    let values = argument.values.map { quoted($0.value.identifier) }
    return values.joined(separator: ",")
  }

  /// Puts a value in quotation marks if it is empty or has blanks, commas or quotation marks.
  private static func quoted(_ text: String) -> String {
    let text = oneLine(text)
    guard text.isEmpty || text.contains(where: { $0.isWhitespace || ",\"".contains($0) }) else {
      return text
    }
    return "\"\(text.replacing("\"", with: "\\\""))\""
  }

  private func lines(_ mark: TranscriptLine.Mark, _ texts: [String]) -> [TranscriptLine] {
    texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map {
      TranscriptLine(mark, String($0.trimmed).neutralised())
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").neutralised()
  }
}
