// SPDX-License-Identifier: Apache-2.0

import IntentModel
import Testing

@testable import Terminal

struct ConsoleTests {
  private func console(_ screen: Pseudoterminal, _ environment: [String: String]) -> Console {
    Console(input: screen.program, output: screen.program, environment: environment)
  }

  @Test func theWidthOfTheTerminalPrecedesTheVariable() {
    let screen = Pseudoterminal(columns: 40)
    #expect(console(screen, ["COLUMNS": "60"]).width == 40)
  }

  @Test(arguments: [
    (["COLUMNS": "60"], 60), ([:], 80), (["COLUMNS": "0"], 80), (["COLUMNS": "wide"], 80),
  ])
  func theWidthWithoutATerminalIsTheVariablesOrEighty(_ environment: [String: String], _ width: Int)
  {
    #expect(Console(output: -1, environment: environment).width == width)
  }

  @Test(arguments: [
    (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": "1"], false),
    (["TERM": "xterm", "NO_COLOR": ""], true), (["TERM": "dumb"], false), ([:], false),
  ])
  func onlyTheHandsOnStyleOnATerminalIsColoured(_ environment: [String: String], _ isColoured: Bool)
  {
    let screen = Pseudoterminal()
    #expect(console(screen, environment).isColoured(.handsOn) == isColoured)
    #expect(!console(screen, environment).isColoured(.screenReader))
    #expect(!Console(output: -1, environment: environment).isColoured(.handsOn))
  }

  @Test(arguments: [(["TERM": "xterm"], true), (["TERM": "dumb"], false), ([:], false)])
  func linesAreEditedOnlyOnACapableTerminal(_ environment: [String: String], _ canEdit: Bool) {
    let screen = Pseudoterminal()
    #expect(console(screen, environment).canEdit == canEdit)
    #expect(!Console(input: screen.program, output: -1, environment: environment).canEdit)
  }
}
