// SPDX-License-Identifier: Apache-2.0

/// A program of an app's that holds its intents; here they run with the app, and the program does
/// nothing.
public protocol AppIntentsExtension {
  init()
}

extension AppIntentsExtension {
  public static func main() {}
}
