// SPDX-License-Identifier: Apache-2.0

/// The files of an app that breaks no rule.
enum BakeryFiles {
  static let all = GoodApp.bakery.files
}
