// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// A breathing exercise, whose length is one of Swift’s own durations.
@available(iOS 26.4, macOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
struct BreatheIntent: AppIntent {
  static var title: LocalizedStringResource = "Breathe"
  static var supportedModes: IntentModes = .background

  @Parameter(title: "Length", default: .seconds(120), defaultUnit: .minutes)
  var length: Duration

  @Parameter(
    title: "Breaths per Minute", default: 6, controlStyle: .slider, inclusiveRange: (4, 12))
  var rate: Double

  static var parameterSummary: some ParameterSummary {
    Summary("Breathe for \(\.$length)") {
      \.$rate
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Duration> & ProvidesDialog {
    let seconds = Double(length.components.seconds)
    let breaths = (seconds / 60 * rate).rounded()
    let text = length.formatted(.units(allowed: [.minutes, .seconds], width: .wide))
    return .result(
      value: Duration.seconds(breaths * 60 / rate),
      dialog: "Breathe \(breaths.formatted()) times in \(text)."
    )
  }
}

@available(iOS 26.4, macOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
struct BreathingCourse: TransientAppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Breathing Course")

  @Property(title: "Teacher")
  var teacher: PersonNameComponents

  @Property(title: "Lessons")
  var lessons: [Duration]

  var displayRepresentation: DisplayRepresentation {
    let total = lessons.reduce(Duration.zero, +)
    return DisplayRepresentation(
      title: "\(teacher.familyName ?? "Unknown")",
      subtitle: "\(total.formatted(.time(pattern: .hourMinute)))"
    )
  }

  init() {}

  init(teacher: PersonNameComponents, lessons: [Duration]) {
    self.teacher = teacher
    self.lessons = lessons
  }
}

@available(iOS 26.4, macOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *)
struct PlanCourseIntent: AppIntent {
  static var title: LocalizedStringResource = "Plan a Course"

  @Parameter(title: "Teacher", requestValueDialog: "Who teaches it?")
  var teacher: PersonNameComponents

  @Parameter(title: "Partner")
  var partner: PersonNameComponents?

  @Parameter(title: "Lessons", default: 4, inclusiveRange: (1, 12))
  var lessons: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Plan \(\.$lessons) lessons with \(\.$teacher)") {
      \.$partner
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<BreathingCourse> {
    let length: Duration = partner == nil ? .seconds(1800) : .seconds(2700)
    return .result(
      value: BreathingCourse(teacher: teacher, lessons: Array(repeating: length, count: lessons))
    )
  }
}
