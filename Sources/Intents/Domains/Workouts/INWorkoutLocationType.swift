// SPDX-License-Identifier: Apache-2.0

/// Where a workout takes place.
public enum INWorkoutLocationType: Int, INEnumeration {
  case unknown = 0
  case outdoor = 1
  case indoor = 2
}
