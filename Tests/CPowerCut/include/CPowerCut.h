// SPDX-License-Identifier: Apache-2.0
//
// Loaded into a program under test by LD_PRELOAD, it tells what a disk is sure to hold: what was synchronised. Nothing
// of it is called by name.
