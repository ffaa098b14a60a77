// SPDX-License-Identifier: Apache-2.0

/// Which of the names there are is meant.
enum NameMatch: Hashable, Sendable {
  case one(String)
  /// A part of one name only.
  case perhaps(String)
  /// A part of several.
  case several([String])
  case none

  init(_ said: String, among names: [String]) {
    if let name = names.first(where: { NameFolding.isSame($0, said) }) {
      self = .one(name)
      return
    }
    let similar = names.filter { NameFolding.isPart(said, of: $0) }
    switch similar.count {
    case 0: self = .none
    case 1: self = .perhaps(similar[0])
    default: self = .several(similar)
    }
  }
}
