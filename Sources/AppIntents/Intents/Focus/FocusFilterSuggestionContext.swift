// SPDX-License-Identifier: Apache-2.0

/// Describes which focus filters are wanted. It is empty here.
public struct FocusFilterSuggestionContext: Sendable {}
