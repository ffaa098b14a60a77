// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct TextStatistics {
  var words = 0
  var letters = 0

  init(of text: String) {
    words = text.split(whereSeparator: \.isWhitespace).count
    letters = text.filter(\.isLetter).count
  }

  var average: Double { words == 0 ? 0 : Double(letters) / Double(words) }
}

struct TextStatisticsCard: View {
  let statistics: TextStatistics

  var body: some View {
    VStack {
      Text("Statistics").font(.headline)
      Divider()
      HStack {
        Label("\(statistics.words) words", systemImage: "text.word.spacing")
        Spacer()
        Label("\(statistics.letters) letters", systemImage: "character")
      }
      .foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct ShowTextStatistics: AppIntent {
  static var title: LocalizedStringResource = "Show Text Statistics"
  static var description = IntentDescription("Shows what there is to count in a text.")

  @Parameter(title: "Text", inputOptions: String.IntentInputOptions(multiline: true))
  var text: String

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let statistics = TextStatistics(of: text)
    return .result(
      dialog: "\(statistics.words) words with \(statistics.letters) letters.",
      view: TextStatisticsCard(statistics: statistics)
    )
  }
}

@available(macOS 13.0, iOS 16.0, watchOS 9.0, tvOS 16.0, *)
struct AverageWordLength: AppIntent {
  static var title: LocalizedStringResource = "Average Word Length"
  static var openAppWhenRun = false
  static var isDiscoverable: Bool = true

  @Parameter(title: "Text")
  var text: String

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<Double> & ProvidesDialog & ShowsSnippetView
  {
    let statistics = TextStatistics(of: text)
    let average = statistics.average
    return .result(
      value: average,
      dialog: IntentDialog("A word has \(average) letters."),
      view: TextStatisticsCard(statistics: statistics)
    )
  }
}
