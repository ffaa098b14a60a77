// SPDX-License-Identifier: Apache-2.0

/// The small words of a language, compiled; every grammar's index begins with them.
struct HabitsCompilation: Sendable {
  /// With the words' numbers, for the sentences to be added to.
  let index: IndexBuilder
  let habits: CompiledHabits
}
