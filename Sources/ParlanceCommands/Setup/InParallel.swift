// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Array where Element: Sendable {
  /// Works on the elements on all cores, and takes the results in the order of the elements, each
  /// as soon as it and those before it are there.
  ///
  /// - Parameters:
  ///   - work: Runs for as many elements at once as there are cores. The first error ends the rest.
  ///   - take: Runs for one result at a time.
  func forEachInParallel<Result: Sendable>(
    _ work: @escaping @Sendable (Element) async throws -> Result,
    take: (Result) throws -> Void
  ) async throws {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var begun = 0
      func beginNext() {
        guard begun < count else { return }
        let (place, element) = (begun, self[begun])
        group.addTask { (place, try await work(element)) }
        begun += 1
      }
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount { beginNext() }
      var ready: [Int: Result] = [:]
      var taken = 0
      for try await (place, result) in group {
        beginNext()
        ready[place] = result
        while let next = ready.removeValue(forKey: taken) {
          try take(next)
          taken += 1
        }
      }
    }
  }
}
