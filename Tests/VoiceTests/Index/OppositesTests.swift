// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Voice

struct OppositesTests {
  private static let arena = TableArena()

  /// `on`, 1, and `off`, 2; `start`, 3 and 4, and `stop`, 5, which is also the opposite of `play`,
  /// 6.
  private let opposites = {
    var opposites = OppositesBuilder()
    opposites.insert(1, group: 0, side: 0)
    opposites.insert(2, group: 0, side: 1)
    opposites.insert(3, group: 1, side: 0)
    opposites.insert(4, group: 1, side: 0)
    opposites.insert(5, group: 1, side: 1)
    opposites.insert(6, group: 2, side: 0)
    opposites.insert(5, group: 2, side: 1)
    // A word that is added twice counts once.
    opposites.insert(2, group: 0, side: 1)
    return opposites.build(in: arena)
  }()

  @Test(
    arguments: [
      (1, 2, true), (2, 1, true), (3, 5, true), (5, 6, true), (3, 4, false), (1, 5, false),
      (3, 6, false), (1, 1, false), (1, 9, false), (9, 9, false),
    ] as [(WordID, WordID, Bool)])
  func wordsOnOtherSidesOfAGroupAreOpposite(_ one: WordID, _ other: WordID, _ isOpposite: Bool) {
    #expect(opposites.areOpposite(one, other) == isOpposite)
    #expect(opposites.opposites(of: one).contains(other) == isOpposite)
  }

  @Test func aWordAddedTwiceIsListedAsOppositeOnce() {
    #expect(opposites.opposites(of: 1) == [2])
  }
}
