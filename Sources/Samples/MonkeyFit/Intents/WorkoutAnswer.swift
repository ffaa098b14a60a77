// SPDX-License-Identifier: Apache-2.0

import Intents

/// An answer that has a code of SiriKit's for a problem.
protocol WorkoutAnswer: INIntentResponse {
  /// - Parameter problem: nil for trouble with the data.
  init(failing problem: WorkoutProblem?)
}

extension INStartWorkoutIntentResponse: WorkoutAnswer {
  convenience init(failing problem: WorkoutProblem?) {
    switch problem {
    case .ongoing: self.init(code: .failureOngoingWorkout, userActivity: nil)
    case .unknownKind: self.init(code: .failureNoMatchingWorkout, userActivity: nil)
    default: self.init(code: .failure, userActivity: nil)
    }
  }
}

extension INPauseWorkoutIntentResponse: WorkoutAnswer {
  convenience init(failing problem: WorkoutProblem?) {
    self.init(code: problem == nil ? .failure : .failureNoMatchingWorkout, userActivity: nil)
  }
}

extension INResumeWorkoutIntentResponse: WorkoutAnswer {
  convenience init(failing problem: WorkoutProblem?) {
    self.init(code: problem == nil ? .failure : .failureNoMatchingWorkout, userActivity: nil)
  }
}

extension INEndWorkoutIntentResponse: WorkoutAnswer {
  convenience init(failing problem: WorkoutProblem?) {
    self.init(code: problem == nil ? .failure : .failureNoMatchingWorkout, userActivity: nil)
  }
}

extension INCancelWorkoutIntentResponse: WorkoutAnswer {
  convenience init(failing problem: WorkoutProblem?) {
    self.init(code: problem == nil ? .failure : .failureNoMatchingWorkout, userActivity: nil)
  }
}
