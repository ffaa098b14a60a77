// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Identifier where Noun == AppDescription {
  /// Stands for the system: its contacts are every app's.
  public static var system: AppID { "System" }
}
