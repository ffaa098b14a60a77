// SPDX-License-Identifier: Apache-2.0

// Such properties store nothing, so there is no code to generate. These macros are bound to a macro
// of the standard library that leaves a property as it is written.

/// A property of an entity that is visible to others and computed at each read.
@attached(accessor, names: named(willSet))
public macro ComputedProperty() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

@attached(accessor, names: named(willSet))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// A property of an entity that takes a while to compute, and is computed only when it is needed.
@attached(accessor, names: named(willSet))
public macro DeferredProperty() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

@attached(accessor, names: named(willSet))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
