// SPDX-License-Identifier: Apache-2.0

public import AppFiles
public import AppleFormats
import Foundation

extension SystemFolder {
  /// How people say the same otherwise in a language; nil where it isn't known.
  ///
  /// - Parameter language: BCP 47, such as `fr` or `zh-Hans`.
  public func perturbationWords(of language: String) -> Reading<PerturbationWords>? {
    guard speaks(language) else { return nil }
    let folder = self.language(of: language)
    let file = url.appending(path: "\(folder)/\(Self.perturbationsFile)")
    return (try? Data(contentsOf: file)).map {
      PerturbationWords.read($0, file: "System/\(folder)/\(Self.perturbationsFile)")
    }
  }
}
