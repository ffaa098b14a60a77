// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// What `parlance-benchmark voice` measures, each part by itself.
enum VoicePart: String, CaseIterable, ExpressibleByArgument {
  case sentences, perturbations, negatives, latency, peer
}
