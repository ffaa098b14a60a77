// SPDX-License-Identifier: Apache-2.0

import AppFiles
import Assistant
import Foundation
import IntentModel
import ParlanceTesting
import Samples
import Voice

/// Builds something of a given size, and measures reading and compiling it, or understanding it.
struct BoundsBenchmark {
  private let bounds: BoundsCase
  private let size: Int

  init(_ bounds: BoundsCase, size: Int) {
    self.bounds = bounds
    self.size = size
  }

  func measure() throws -> BoundsMeasure {
    if let language = bounds.language { return try understanding(in: language) }
    return measure { () -> [String] in
      do { return Self.told(try grammar()) } catch {
        // The text is not a valid template.
        return (error as? FindingsError)?.findings.map(\.rule) ?? ["\(error)"]
      }
    }
  }

  // MARK: Reading and compiling

  private func grammar() throws -> Grammar {
    bounds == .names ? .names(count: size) : try .hostile(bounds, size: size)
  }

  private static func told(_ grammar: Grammar) -> [String] {
    let habits = LanguageHabits(Grammar(language: "en"))
    let understander = Understander([UnderstandingSource(grammar: grammar)], habits: habits)
    return understander.findings.map(\.rule)
  }

  // MARK: Understanding

  private static let requests = [
    "en": "order clam chowder, the please 7 ", "fr": "commande une soupe l’eau s’il te plaît ",
    "ja": "クラムチャウダーを注文して", "ko": "클램 차우더 주문해 줘 ", "zh-Hans": "点一份蛤蜊浓汤",
  ]

  /// Asks for all readings of the text, as a conversation, `interpret` and `explain` do.
  private func understanding(in language: String) throws -> BoundsMeasure {
    let vocabulary = try Places.requiredVocabulary()
    let loader = InstallationLoader(
      vocabulary: vocabulary, apps: ShippedApps.all(), container: { _ in vocabulary })
    let installation = loader.load(locale: language).installation
    let text = text(in: language)
    // Reads and compiles everything before the time is measured.
    _ = installation.understander.readings(of: Utterance("7"))
    return measure {
      guard !Utterance.isTooLong(text) else { return ["too long"] }
      let utterance = Utterance(text)
      _ = installation.interpretations(of: utterance, now: ParlanceTesting.Stage.usualTime)
      _ = installation.understander.readings(of: utterance)
      _ = installation.understander.nearest(to: utterance)
      _ = installation.nearMisses(to: utterance)
      return []
    }
  }

  private func text(in language: String) -> String {
    let request = bounds == .word ? "qwertyuiop" : Self.requests[language] ?? ""
    let whole = String(repeating: request, count: size / request.count + 1)
    return String(whole.prefix(size))
  }

  // MARK: Measuring

  private func measure(_ work: () -> [String]) -> BoundsMeasure {
    let before = Self.peak
    let clock = ContinuousClock()
    let start = clock.now
    let told = work()
    let time = clock.now - start
    return BoundsMeasure(
      time: time.nanoseconds, memoryBefore: before, memoryAfter: Self.peak, told: told)
  }

  /// The most memory that this process has held so far, in kilobytes.
  private static var peak: Int {
    // A file of /proc reports a size of 0, so it has to be read to its end.
    let file = FileHandle(forReadingAtPath: "/proc/self/status")
    let status = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}
