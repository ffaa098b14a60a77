// SPDX-License-Identifier: Apache-2.0

/// A value that an app defines: an entity or an enumeration.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue {}
