// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Tasks in a list: the title and the day of each.
struct TaskCard: View {
  let tasks: [TaskItem]

  var body: some View {
    List(tasks) { task in
      HStack {
        Text(task.title)
        if let due = task.due {
          Spacer()
          Text(due, format: .dateTime.day().month(.wide))
        }
      }
    }
  }
}
