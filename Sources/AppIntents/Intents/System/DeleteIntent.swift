// SPDX-License-Identifier: Apache-2.0

/// Deletes some of an app's things.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity

  var entities: [Entity] { get }
}
