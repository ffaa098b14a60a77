// SPDX-License-Identifier: Apache-2.0

import AssistantStore
import Foundation
import IntentModel
import Terminal

extension CommonOptions {
  /// Whether text is for a screen reader: whole lines of words. JSON and the like never are.
  var isLinear: Bool { chosenStyle == .screenReader }

  /// The style that was chosen; nil where nobody has. The saved one is for people at a terminal: what goes
  /// into a pipe stays as it is for others.
  var chosenStyle: Style? {
    StyleChoice(style).explicit ?? (Console.standard.outputIsTerminal ? savedStyle : nil)
  }

  private var savedStyle: Style? {
    let environment = ProcessInfo.processInfo.environment
    guard !ephemeral, let folder = try? DataFolder.located(option: data, environment: environment)
    else { return nil }
    // Whoever can't read what is kept is told when it matters.
    let name = try? SQLiteRecords(folder: folder.url).setting(StyleChoice.setting)
    return name.flatMap(Style.init)
  }
}
