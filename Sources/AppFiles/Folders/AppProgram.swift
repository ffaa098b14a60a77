// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The program that an app is, as its `Info.plist` names it.
public enum AppProgram: Hashable, Sendable {
  /// A file beside the `Info.plist` that may be run.
  case executable(URL)
  /// There is no such file, it may not be run, or the name leads elsewhere. What the app is asked can't be done then.
  case unusable
}
