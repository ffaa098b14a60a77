// SPDX-License-Identifier: Apache-2.0

// Nothing is stored of such properties, and there is nothing to generate: the macro of the standard
// library that these are bound to leaves a property as it is written.

/// A value of an entity that others may see, worked out each time.
@attached(accessor, names: named(willSet))
public macro ComputedProperty() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

@attached(accessor, names: named(willSet))
public macro ComputedProperty(title: LocalizedStringResource) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

/// A value of an entity that takes a while, and is only worked out when somebody needs it.
@attached(accessor, names: named(willSet))
public macro DeferredProperty() =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")

@attached(accessor, names: named(willSet))
public macro DeferredProperty(title: LocalizedStringResource) =
  #externalMacro(module: "ObservationMacros", type: "ObservationIgnoredMacro")
