// SPDX-License-Identifier: Apache-2.0

/// The kind of action that an intent performs, as a definition file names it.
///
/// The category chooses the verb that counts as a yes ("order it") and tells whether carrying the
/// intent out changes anything.
public enum IntentCategory: String, Hashable, Sendable, CaseIterable {
  case generic
  case information
  case order
  case start
  case share
  case create
  case search
  case download
  case request
  case set
  case other

  /// Whether carrying the intent out may spend money, tell somebody something or take something
  /// away. Then it needs a yes to exactly this question. An intent that doesn't say what it does
  /// may do any of these.
  public var isGrave: Bool {
    switch self {
    case .generic, .order, .share, .request, .other: true
    case .information, .start, .create, .search, .download, .set: false
    }
  }

  /// Whether the intent acts on the world, so that a reading in doubt is confirmed first.
  public var acts: Bool {
    switch self {
    case .information, .search: false
    case .generic, .order, .start, .share, .create, .download, .request, .set, .other: true
    }
  }
}
