// SPDX-License-Identifier: Apache-2.0

import AppFiles
import IntentModel
import Terminal

/// Tells how far a long rehearsal is, on standard error.
///
/// On a terminal it is one line that is written over, and gone in the end; for a screen reader a whole line at the
/// start and one every half minute. Nothing at all where standard error is no terminal or one that can only print.
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

  /// - Parameter count: how many results there will be.
  init(of count: Int, _ options: CommonOptions) {
    let console = Console.error
    form = options.isLinear ? .linear : .overwritten
    let canShow = console.outputIsTerminal && (form == .linear || console.terminalType != nil)
    wording = canShow ? try? SystemFolder.wording(options) : nil
    self.count = count
  }

  /// Tells that it begins, to those who do not see it.
  func begin() throws {
    guard let wording, form == .linear, count > 1 else { return }
    try Output.error.write(
      wording.text("rehearse.begins", ["count": String(count)]) + "\n")
  }

  /// Takes the line away, for what is to stand there.
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
