// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The app's program, as its `Info.plist` names it.
public enum AppProgram: Hashable, Sendable {
  /// A file beside the `Info.plist` that may be run.
  case executable(URL)
  /// The file is missing, may not be run, or its name leads out of the folder. Requests to the app
  /// can't be carried out then.
  case unusable
}
