// SPDX-License-Identifier: Apache-2.0

/// A separate program of an app that holds its intents. Here the intents run with the app, and the
/// program does nothing.
public protocol AppIntentsExtension {
  init()
}

extension AppIntentsExtension {
  public static func main() {}
}
