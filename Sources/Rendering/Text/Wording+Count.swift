// SPDX-License-Identifier: Apache-2.0

public import IntentModel

extension Wording {
  /// The sentence for a count: `KEY.3` where it is in words, else `KEY` with its `${count}`.
  public func count(_ key: String, _ count: Int) -> String {
    text(ifPresent: "\(key).\(count)") ?? text(key, ["count": String(count)])
  }
}
