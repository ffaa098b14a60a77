// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppleFormats
import Foundation
import IntentModel
import ParlanceCommands
import ParlanceTesting
import Terminal

/// Answers lines as `parlance interpret --json` and `parlance values --json` do, and reads the JSON
/// files.
enum JSONBody: FuzzBody {
  private static let file = "input.json"
  private static let maximumLines = 4
  private static let interpreter = Interpreter(
    FuzzStage().installation, wording: nil, isTimed: false, isLinear: false,
    now: { FuzzStage.usualTime })

  static func brokenPromises(on input: Data) -> [String] {
    let text = String(decoding: input, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).prefix(maximumLines).map(String.init)
    for line in lines { _ = ValuesInput(line: line) }
    var findings = ExtractedApp.read(input, file: file).findings
    do { _ = try ShortcutFile(input, file: file) } catch { findings += error.findings }
    return findings.brokenPromises(in: file) + brokenPromises(onLines: lines)
  }

  private static func brokenPromises(onLines lines: [String]) -> [String] {
    let inputs = lines.map(InterpretInput.init(line:))
    let answers = interpreter.answer(inputs).text.split(separator: "\n").map(String.init)
    guard answers.count == inputs.count else {
      return ["\(answers.count) answers to \(inputs.count) lines"]
    }
    return zip(inputs, answers).compactMap { input, answer in
      guard answer.isOneJSONValue, case .object(let members)? = answer.jsonValue else {
        return "no JSON: \(answer)"
      }
      let isHeard = members["text"] == .string(input.text)
      return isHeard ? nil : "'\(input.text)' was answered as another text: \(answer)"
    }
  }
}
