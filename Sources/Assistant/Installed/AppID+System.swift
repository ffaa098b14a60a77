// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Identifier where Noun == AppDescription {
  /// Stands for the system, whose contacts belong to every app.
  public static var system: AppID { "System" }
}
