// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct ActivityStatisticsView: View {
  let statistics: ActivityStatistics

  var body: some View {
    VStack(alignment: .leading) {
      Text("Your Walks").font(.headline)
      Divider()
      Label("\(statistics.walkCount) walks", systemImage: "figure.hiking")
      Text("\(statistics.totalTime.value, specifier: "%.0f") minutes")
        .foregroundStyle(.secondary)
    }
    .padding()
  }
}

struct GetActivityStatisticsIntent: AppIntent {
  static let title: LocalizedStringResource = "Get Activity Statistics"
  static let description = IntentDescription(
    "Sums up what you walked.", categoryName: "Activity", searchKeywords: ["stats", "summary"])

  @Parameter(title: "Period", default: .week)
  var period: StatisticsPeriod

  @Dependency
  private var store: TrailStore

  init() {}

  init(period: StatisticsPeriod) {
    self.period = period
  }

  static var parameterSummary: some ParameterSummary {
    Summary("Get statistics of \(\.$period)")
  }

  @MainActor
  func perform() async throws
    -> some IntentResult & ReturnsValue<ActivityStatistics> & ProvidesDialog & ShowsSnippetView
  {
    let start = period.start
    let walks = await store.allWalks().filter { $0.startedOn >= start }
    let statistics = ActivityStatistics(walks, in: period)
    return .result(
      value: statistics,
      dialog: "You went for \(statistics.walkCount) walks.",
      view: ActivityStatisticsView(statistics: statistics)
    )
  }
}

struct LogWalkIntent: AppIntent {
  static let title: LocalizedStringResource = "Log Walk"

  @Parameter(title: "Trail")
  var trail: TrailEntity

  @Parameter(
    title: "Duration", defaultValue: 60, defaultUnit: .minutes, supportsNegativeNumbers: false)
  var duration: Measurement<UnitDuration>

  @Dependency
  private var store: TrailStore

  func perform() async throws -> some IntentResult {
    guard trail.isOpen else { throw TrailError.closed(trail.name) }
    let minutes = duration.converted(to: .minutes).value
    await store.log(Walk(id: UUID(), trailID: trail.id, startedOn: Date(), minutes: minutes))
    return .result()
  }
}
