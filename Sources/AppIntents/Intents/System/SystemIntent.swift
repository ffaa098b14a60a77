// SPDX-License-Identifier: Apache-2.0

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}
