// SPDX-License-Identifier: Apache-2.0

/// The kinds of intent of the app whose code is running.
enum ExtensionKinds {
  @TaskLocal static var current: [INIntent.Type] = []
}
