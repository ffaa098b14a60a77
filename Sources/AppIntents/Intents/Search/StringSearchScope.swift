// SPDX-License-Identifier: Apache-2.0

/// What is searched for words.
public enum StringSearchScope: Hashable, Sendable {
  case freeformVideo
  case general
  case movies
  case tv
}
