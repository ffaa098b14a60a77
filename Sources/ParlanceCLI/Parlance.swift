// SPDX-License-Identifier: Apache-2.0

import ParlanceCommands
import Samples

@main
struct Parlance {
  static func main() {
    startParlance(apps: ShippedApps.all())
  }
}
