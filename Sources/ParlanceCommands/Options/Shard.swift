// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// One of several equal shares of the work, each for another machine: `2/4` is the second of four.
struct Shard: ExpressibleByArgument, Equatable {
  private let number: Int
  private let count: Int

  static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) { (self.number, self.count) = (number, count) }

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { return nil }
    self.init(number: number, count: count)
  }

  /// Every n-th element for n shares, so that slow elements are spread evenly. Each element is in
  /// exactly one share.
  func share<Element>(of elements: [Element]) -> [Element] {
    elements.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
