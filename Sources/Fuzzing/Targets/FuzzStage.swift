// SPDX-License-Identifier: Apache-2.0

import ParlanceTesting

/// The stage that tests play on: the model has a `Stage`, too.
typealias FuzzStage = Stage
