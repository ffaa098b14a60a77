// SPDX-License-Identifier: Apache-2.0

import Foundation
public import IntentModel

extension Wording {
  /// The assistant's own English texts for this room, and those that join names.
  public static let english = Wording(
    language: "en", strings: terminalStrings.merging(lists) { $1 })

  private static let lists = [
    "list.separator": ", ", "list.or.pair": " or ", "list.or.last": ", or ",
  ]

  private static let terminalStrings: [String: String] = {
    let file = Stage.vocabulary.appending(path: "System/en/Terminal.strings")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    let pairs = text.matches(of: /"([^"]+)" = "([^"]+)";/)
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.1), String($0.2)) })
  }()
}
