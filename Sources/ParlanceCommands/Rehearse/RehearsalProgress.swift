// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel
import Terminal

/// Shows the progress of a long rehearsal on standard error.
///
/// On a terminal it is one line, which is overwritten and removed at the end. For a screen reader
/// it is a whole line at the start and one every half minute. It is nothing if standard error is
/// not a terminal, or is one without cursor movement.
struct RehearsalProgress {
  private enum Form {
    case overwritten
    case linear
  }

  private static let patience = Duration.seconds(1)
  private static let linearPatience = Duration.seconds(30)
  private static let blankLine = "\r\u{1B}[K"

  private let wording: Wording?
  private let form: Form
  private let count: Int
  private var lastTold = ContinuousClock.now
  private var done = 0
  private var isShown = false

  /// - Parameter count: The number of results to expect.
  init(of count: Int, _ options: CommonOptions) {
    let console = Console.error
    form = options.isLinear ? .linear : .overwritten
    let canShow = console.outputIsTerminal && (form == .linear || console.terminalType != nil)
    wording = canShow ? try? SystemFolder.wording(options) : nil
    self.count = count
  }

  /// Announces the start to users who can't see the progress.
  func begin() throws {
    guard let wording, form == .linear, count > 1 else { return }
    try Output.error.write(
      wording.text("rehearse.begins", ["count": String(count)]) + "\n")
  }

  /// Removes the line, so that other output can take its place.
  mutating func hide() throws {
    guard isShown else { return }
    isShown = false
    try Output.error.write(Self.blankLine)
  }

  mutating func step() throws {
    done += 1
    guard let wording, done < count else { return }
    let values = ["done": String(done), "count": String(count)]
    let waited = ContinuousClock.now - lastTold
    switch form {
    case .overwritten:
      guard waited > Self.patience else { return }
      isShown = true
      try Output.error.write(Self.blankLine + wording.text("rehearse.progress", values))
    case .linear:
      guard waited > Self.linearPatience else { return }
      lastTold = .now
      try Output.error.write(wording.text("rehearse.working", values) + "\n")
    }
  }
}
