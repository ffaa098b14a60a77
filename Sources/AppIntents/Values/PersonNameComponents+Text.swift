// SPDX-License-Identifier: Apache-2.0

import Foundation

// Foundation formats names only on Apple's systems.
extension PersonNameComponents {
  /// The names in the order in which English writes them: "Dr. Maria Juarez".
  public func formatted() -> String {
    [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap(\.self)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// If there are several words, the last one is the family name.
  init(name: String) {
    self.init()
    let words = name.split(whereSeparator: \.isWhitespace).map(String.init)
    givenName = words.first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words[1..<(words.count - 1)].joined(separator: " ") }
  }
}
