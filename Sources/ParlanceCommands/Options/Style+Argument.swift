// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import IntentModel

extension Style: @retroactive ExpressibleByArgument {}
