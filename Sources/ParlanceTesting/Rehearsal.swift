// SPDX-License-Identifier: Apache-2.0

// All tests draw from the seeded generator, which is declared in that module.
@_exported public import Rehearsal
