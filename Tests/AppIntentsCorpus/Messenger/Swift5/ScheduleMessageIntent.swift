// SPDX-License-Identifier: Apache-2.0
import AppIntents
import Foundation

enum SendTime: String, AppEnum {
  case now
  case tonight
  case tomorrow
  case other

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Time"

  static var caseDisplayRepresentations: [SendTime: DisplayRepresentation] = [
    .now: "Now",
    .tonight: DisplayRepresentation(title: "Tonight", subtitle: "At eight"),
    .tomorrow: .init(title: "Tomorrow", image: .init(systemName: "sunrise")),
    .other: .init(title: "Another Time"),
  ]
}

struct ScheduleMessageIntent: AppIntent {
  static var title: LocalizedStringResource = "Schedule Message"
  static var description = IntentDescription("Sends a message later on.", categoryName: "Messages")

  @Parameter(title: "Person", requestValueDialog: "For whom?")
  var person: PersonEntity

  @Parameter(title: "Message", inputOptions: String.IntentInputOptions(multiline: true))
  var message: String

  @Parameter(
    title: "When", requestValueDialog: "When?", requestDisambiguationDialog: "Which of these?")
  var time: SendTime?

  @Parameter(title: "Date")
  var date: Date?

  static var parameterSummary: some ParameterSummary {
    Switch(\.$time) {
      Case(.other) {
        Summary("Send \(\.$message) to \(\.$person) on \(\.$date)")
      }
      DefaultCase {
        Summary("Send \(\.$message) to \(\.$person) \(\.$time)")
      }
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let moment: SendTime
    if let time = time, time != .now {
      moment = time
    } else {
      moment = try await $time.requestDisambiguation(
        among: [.tonight, .tomorrow, .other], dialog: "When should it go to \(person.name)?")
    }

    let due = try await dueDate(for: moment)
    guard due > Date() else {
      throw $date.needsValueError("That is over. When instead?")
    }

    let conversation = await MessageCenter.shared.conversation(with: person.id)
    await MessageCenter.shared.send(message, to: conversation.id, at: due)

    switch moment {
    case .tonight: return .result(dialog: "It goes out tonight.")
    case .tomorrow: return .result(dialog: "It goes out tomorrow.")
    case .now, .other: return .result(dialog: .init("It waits until then."))
    }
  }

  private func dueDate(for moment: SendTime) async throws -> Date {
    switch moment {
    case .now:
      return Date()
    case .tonight:
      let hour = Calendar.current.component(.hour, from: Date())
      return Date().addingTimeInterval(Double(max(1, 20 - hour)) * 3600)
    case .tomorrow:
      return Date().addingTimeInterval(24 * 3600)
    case .other:
      if let date = date { return date }
      return try await $date.requestValue("On what day, and at what time?")
    }
  }
}
