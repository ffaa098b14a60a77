// SPDX-License-Identifier: Apache-2.0

/// The unit of a workout's goal.
public enum INWorkoutGoalUnitType: Int, INEnumeration {
  case unknown = 0
  case inch = 1
  case meter = 2
  case foot = 3
  case mile = 4
  case yard = 5
  case second = 6
  case minute = 7
  case hour = 8
  case joule = 9
  case kiloCalorie = 10
}
