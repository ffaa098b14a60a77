// SPDX-License-Identifier: Apache-2.0

/// An entity that may be found by the system's search.
public protocol IndexedEntity: AppEntity {}
