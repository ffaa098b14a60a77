// SPDX-License-Identifier: Apache-2.0

/// A handler failed and gave no words for it.
struct UnexpectedFailure: Error {}
