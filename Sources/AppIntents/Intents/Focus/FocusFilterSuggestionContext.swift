// SPDX-License-Identifier: Apache-2.0

/// Which focus filters are wanted.
public struct FocusFilterSuggestionContext: Sendable {}
