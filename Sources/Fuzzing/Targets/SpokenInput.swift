// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentModel
import ParlanceTesting
import Synchronization

/// Input for utterances. Its first byte chooses the language: `0` is English, `1` French, and so
/// on; `5` is English again, with explanations.
struct SpokenInput {
  private static let locales = SpokenLanguage.all.map(\.exampleLocale)
  /// An empty utterance in each language.
  static let languages = locales.indices.map { Data("\($0)".utf8) }

  private static let stages = Mutex<[String: FuzzStage]>([:])

  let locale: String
  let text: String
  /// Whether to explain the result, which takes a few times as long.
  let isExplained: Bool

  init(_ input: Data) {
    let choice = Int((input.first ?? 0) &- UInt8(ascii: "0"))
    locale = Self.locales[choice % Self.locales.count]
    isExplained = choice / Self.locales.count == 1
    text = String(decoding: input.dropFirst(), as: UTF8.self)
  }

  /// The shipped apps in the language, prepared once.
  var sharedStage: FuzzStage {
    Self.stages.withLock { stages in
      if let known = stages[locale] { return known }
      let stage = FuzzStage(locale: locale)
      stages[locale] = stage
      return stage
    }
  }
}

/// The stage from the tests' helpers; the model has a `Stage` too.
typealias FuzzStage = ParlanceTesting.Stage
