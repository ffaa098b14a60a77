// SPDX-License-Identifier: Apache-2.0

extension RequestContext {
  /// The request that an app is being asked about: its time, its language and the app's texts.
  ///
  /// Nil outside of a request, and in code that a handler has moved to a queue of its own.
  @TaskLocal public static var current: RequestContext?
}
