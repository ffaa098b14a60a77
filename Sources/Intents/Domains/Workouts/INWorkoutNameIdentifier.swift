// SPDX-License-Identifier: Apache-2.0

/// The identifiers of the workouts that every assistant knows by name.
public struct INWorkoutNameIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let crosstraining = INWorkoutNameIdentifier(rawValue: "crosstraining")
  public static let cycle = INWorkoutNameIdentifier(rawValue: "cycle")
  public static let dance = INWorkoutNameIdentifier(rawValue: "dance")
  public static let elliptical = INWorkoutNameIdentifier(rawValue: "elliptical")
  public static let exercise = INWorkoutNameIdentifier(rawValue: "exercise")
  public static let highIntensityIntervalTraining = INWorkoutNameIdentifier(
    rawValue: "highIntensityIntervalTraining")
  public static let hike = INWorkoutNameIdentifier(rawValue: "hike")
  public static let indoorcycle = INWorkoutNameIdentifier(rawValue: "indoorcycle")
  public static let indoorrun = INWorkoutNameIdentifier(rawValue: "indoorrun")
  public static let indoorwalk = INWorkoutNameIdentifier(rawValue: "indoorwalk")
  public static let move = INWorkoutNameIdentifier(rawValue: "move")
  public static let other = INWorkoutNameIdentifier(rawValue: "other")
  public static let rower = INWorkoutNameIdentifier(rawValue: "rower")
  public static let run = INWorkoutNameIdentifier(rawValue: "run")
  public static let sit = INWorkoutNameIdentifier(rawValue: "sit")
  public static let stairs = INWorkoutNameIdentifier(rawValue: "stairs")
  public static let stand = INWorkoutNameIdentifier(rawValue: "stand")
  public static let steps = INWorkoutNameIdentifier(rawValue: "steps")
  public static let swim = INWorkoutNameIdentifier(rawValue: "swim")
  public static let walk = INWorkoutNameIdentifier(rawValue: "walk")
  public static let yoga = INWorkoutNameIdentifier(rawValue: "yoga")
}
