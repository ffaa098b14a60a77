// SPDX-License-Identifier: Apache-2.0

/// The kind of content in which words are searched for.
public enum StringSearchScope: Hashable, Sendable {
  case freeformVideo
  case general
  case movies
  case tv
}
