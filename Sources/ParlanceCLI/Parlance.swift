// SPDX-License-Identifier: Apache-2.0

import ParlanceCommands

@main
struct Parlance {
  static func main() {
    startParlance()
  }
}
