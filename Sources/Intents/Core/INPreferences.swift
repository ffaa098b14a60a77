// SPDX-License-Identifier: Apache-2.0

public import Foundation
import IntentModel

/// The user's permission for the app to work with the assistant.
public final class INPreferences: NSObject {
  /// Whether the assistant may use the app.
  ///
  /// It is authorized while the app is being opened or works on a request, because only an app that
  /// may be used gets that far. At other times it is not determined.
  public class func siriAuthorizationStatus() -> INSiriAuthorizationStatus {
    RequestContext.current == nil && AppLaunch.current == nil ? .notDetermined : .authorized
  }

  /// Reports ``siriAuthorizationStatus()``. It never asks the user.
  ///
  /// The assistant asks by itself before an app is first opened, with the reason from the app's
  /// Info.plist.
  public class func requestSiriAuthorization(
    _ handler: @escaping (INSiriAuthorizationStatus) -> Void
  ) {
    handler(siriAuthorizationStatus())
  }

  /// The language that the assistant speaks with the user, in BCP 47: `fr-FR`.
  public class func siriLanguageCode() -> String {
    RequestContext.current?.locale ?? Wording.current.language
  }
}
