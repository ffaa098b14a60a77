// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Where the words that ship with Parlance lie in a build of this package.
public enum VocabularyResources {
  /// The folder with one subfolder for each app and `System`; nil when this build has no resources
  /// beside it.
  public static var folder: URL? {
    // Bundle.module traps when its folder is gone, so the folder is looked for by hand first.
    let beside = Bundle.main.bundleURL.appending(path: "parlance_Vocabulary.resources")
    if FileManager.default.fileExists(atPath: beside.path) { return beside }
    return nil
  }
}
