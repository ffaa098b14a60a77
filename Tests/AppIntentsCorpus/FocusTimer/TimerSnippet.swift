// SPDX-License-Identifier: Apache-2.0

import AppIntents

#if canImport(SwiftUI)
  import SwiftUI
#endif

struct ToggleBreaksIntent: AppIntent {
  static let title: LocalizedStringResource = "Toggle Breaks"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    FocusSettings.shared["breaks"].toggle()
    return .result()
  }
}

struct PresetCard: View {
  let name: String
  let minutes: Int
  let hasBreaks: Bool

  var body: some View {
    VStack {
      Label(name, systemImage: "timer")
        .font(.headline)
      Text("\(minutes) minutes")
        .foregroundStyle(.secondary)
      Divider()
      Toggle(isOn: hasBreaks, intent: ToggleBreaksIntent()) {
        Text("Breaks")
      }
      Toggle("Breaks, again", isOn: hasBreaks, intent: ToggleBreaksIntent())
      Button("Five more minutes", intent: AddMinutesIntent(5))
    }
    .padding()
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct PresetSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Preset"
  static let isDiscoverable: Bool = false

  @Parameter(title: "Preset")
  var preset: PresetEntity

  init() {}

  init(preset: PresetEntity) {
    self.preset = preset
  }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: PresetCard(
        name: preset.name, minutes: preset.minutes, hasBreaks: FocusSettings.shared["breaks"]))
  }
}

@available(iOS 26.0, macOS 26.0, watchOS 26.0, tvOS 26.0, visionOS 26.0, *)
struct TryPresetIntent: AppIntent {
  static let title: LocalizedStringResource = "Try Preset"

  @Parameter(title: "Preset")
  var preset: PresetEntity

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let snippet = PresetSnippetIntent(preset: preset)
    try await requestConfirmation(actionName: .start, snippetIntent: snippet)
    try await TimerModel.shared.start(preset.name, minutes: preset.minutes)
    return .result(snippetIntent: snippet)
  }
}

struct ComparePresetsIntent: AppIntent {
  static let title: LocalizedStringResource = "Compare Presets"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let longest = FocusStore.shared.presets.map(\.minutes).max() ?? 0
    return .result(view: PresetCard(name: "Longest", minutes: longest, hasBreaks: true))
  }
}
