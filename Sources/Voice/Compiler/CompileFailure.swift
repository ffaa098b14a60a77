// SPDX-License-Identifier: Apache-2.0

/// Why a template can't be compiled.
enum CompileFailure: Error, Hashable, Sendable {
  case unknownList(Template.Reference)
  case unknownRule(Template.Reference)
  case permutationTooLong(Int)
  case tooDeep
  case tooLarge
}
