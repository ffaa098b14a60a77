// SPDX-License-Identifier: Apache-2.0

/// A call the app starts with.
struct SeededCall: Hashable, Sendable {
  var kind: Call.Kind
  var contact: String

  /// Seconds since 1970.
  var startedAt: Double
  var isVideo: Bool
  var seconds: Double?
  var isSeen: Bool

  init(
    _ kind: Call.Kind, _ contact: String, at startedAt: Double, isVideo: Bool = false,
    seconds: Double? = nil, isSeen: Bool = true
  ) {
    self.kind = kind
    self.contact = contact
    self.startedAt = startedAt
    self.isVideo = isVideo
    self.seconds = seconds
    self.isSeen = isSeen
  }
}
