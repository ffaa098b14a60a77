// SPDX-License-Identifier: Apache-2.0

// The generator with a seed lies there, and all tests draw from it.
@_exported public import Rehearsal
