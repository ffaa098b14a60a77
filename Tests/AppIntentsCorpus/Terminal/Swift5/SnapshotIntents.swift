// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

#if canImport(SwiftUI)
  import SwiftUI
#endif

private typealias Snapshot = (title: String, lines: [String])

@available(iOS 17.0, macOS 14.0, *)
struct GetTerminalText: AppIntent {
  enum Detail: String, AppEnum {
    case title, screen, folder

    static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(name: "Detail")
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] = [
      .title: "Title",
      .screen: "Screen",
      .folder: "Folder",
    ]
  }

  static var title: LocalizedStringResource = "Get Terminal Text"
  static var description = IntentDescription("What a terminal shows.", resultValueName: "Text")

  @Parameter(title: "Details", default: [.screen])
  var details: [Detail]

  @Parameter(title: "Terminal")
  var terminal: TerminalEntity

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<[String]> & ProvidesDialog
    & ShowsSnippetView
  {
    let snapshot: Snapshot = try withSession(terminal) { session in
      (session.title, details.map { $0.text(of: session) })
    }
    return .result(
      value: snapshot.lines,
      dialog: "This is \(snapshot.title).",
      view: TerminalCard(title: snapshot.title, lines: snapshot.lines)
    )
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension GetTerminalText.Detail {
  fileprivate func text(of session: TerminalSession) -> String {
    switch self {
    case .title: return session.title
    case .screen: return session.screen
    case .folder: return session.workingDirectory?.path ?? ""
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct ShowTerminals: AppIntent {
  static var title: LocalizedStringResource = "Show Terminals"

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let titles = SessionRegistry.shared.sessions.map(\.title)
    return .result(view: TerminalCard(title: "Terminals", lines: titles))
  }
}

// MARK: - View

struct TerminalCard: View {
  let title: String
  var lines: [String] = []

  var body: some View {
    VStack {
      Text(title)
        .font(.headline)
      ForEach(lines, id: \.self) { line in
        Text(line)
          .lineLimit(1)
      }
    }
    .padding()
  }
}
