// SPDX-License-Identifier: Apache-2.0

/// Starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: SystemIntent {}
