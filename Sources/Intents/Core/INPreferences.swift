// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// What the user lets the app do with the assistant.
public final class INPreferences: NSObject {
  /// Whether the app may be used by the assistant.
  ///
  /// Known while the app is opened or asked something, which happens to no app that may not be used.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    RequestContext.current == nil && AppLaunch.current == nil ? .notDetermined : .authorized
  }

  /// Asks the user whether the app may be used, where that was never asked.
  ///
  /// The assistant asks by itself before an app is first opened, with the reason of its Info.plist.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(siriAuthorizationStatus())
  }

  /// The language that is spoken with the user, in BCP 47: `fr-FR`.
  public class func siriLanguageCode() -> String {
    RequestContext.current?.locale ?? Wording.current.language
  }
}
