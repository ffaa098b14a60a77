// SPDX-License-Identifier: Apache-2.0

import AppPrograms
import Foundation
import IntentModel
import Testing

/// Real programs, well-behaved ones and others.
@Suite(.timeLimit(.minutes(20)))
struct ProgramHandlerTests {
  private let intent = StructuredIntent(
    app: "TeaHouse", domain: "Order", intent: "OrderTea",
    arguments: [
      "tea": .one(HeardValue(.item(Item(id: "mint", display: "Mint tea")), heard: "mint")),
      "cups": .one(HeardValue(.integer(2), heard: "two")),
      "for": .many([HeardValue(.literal(Literal(.duration, "PT5M", display: "five minutes")))]),
    ])

  private let context = RequestContext(
    requestID: UUID(), now: Date(timeIntervalSince1970: 0), locale: "en-US",
    wording: Wording(
      language: "en",
      strings: [
        "OrderTea.response.success": "${cups} ${tea} in ${minutes} minutes.",
        "few": "Only ${count} are left.",
      ]), appName: "Tea House")

  // MARK: What it is told

  @Test func aProgramReadsEachRequestAsALineOfJSON() async throws {
    let program = try ScriptedProgram(
      #"read -r line; echo "$line" > asked; echo '{"call":1,"resolutions":["notRequired"]}'; cat"#)
    _ = try await program.handler.resolve("cups", of: intent, in: context)
    #expect(
      program.written(to: "asked") == """
        {"call":1,"context":{"authenticated":false,"locale":"en-US","name":"Tea House",\
        "now":"1970-01-01T00:00:00Z","request":"\(context.requestID.uuidString)",\
        "signedOut":false},"do":"resolve","intent":{"domain":"Order","name":"OrderTea",\
        "parameters":{"cups":{"heard":"two","type":"number","value":2},\
        "for":[{"display":"five minutes","type":"duration","value":"PT5M"}],\
        "tea":{"display":"Mint tea","heard":"mint","id":"mint"}}},"parameter":"cups"}

        """)
  }

  @Test func aProgramSeesLittleOfTheEnvironment() async throws {
    let program = try ScriptedProgram(
      #"env > environment; pwd -P > place; read -r line; echo '{"call":1,"usual":true}'; cat"#
    )
    setenv("PARLANCE_TEST_SECRET", "hunter2", 1)
    _ = try await program.handler.confirm(intent, in: context)
    let environment = program.written(to: "environment")
    #expect(environment.contains("PARLANCE_PROTOCOL=1"))
    #expect(!environment.contains("hunter2"))
    #expect(
      program.written(to: "place")
        == program.container.resolvingSymlinksInPath().path(percentEncoded: false) + "\n")
    let folder = try FileManager.default.attributesOfItem(atPath: program.container.path)
    #expect(folder[.posixPermissions] as? Int == 0o700)
  }

  @Test func aProgramStartsWithNoSignalBlocked() async throws {
    let program = try ScriptedProgram(
      #"grep SigBlk /proc/self/status > mask; read -r line; echo '{"call":1,"usual":true}'; cat"#)
    _ = try await program.handler.confirm(intent, in: context)
    #expect(program.written(to: "mask") == "SigBlk:\t0000000000000000\n")
  }

  // MARK: What it says

  @Test(arguments: [
    (#""needsValue""#, Resolution.needsValue), (#""needsMoreDetails""#, .needsMoreDetails),
    (#""notRequired""#, .notRequired), (#""unsupported""#, .unsupported(reason: nil)),
    (#"{"success":4}"#, .success(.integer(4))), (#"{"success":"four"}"#, .success(.text("four"))),
    (#"{"success":4.5}"#, .success(.decimal(4.5))),
    (#"{"success":true}"#, .success(.boolean(true))),
    (
      #"{"success":{"id":"a","display":"A"}}"#, .success(.item(Item(id: "a", display: "A")))
    ),
    (
      #"{"success":{"value":20,"type":"currency","unit":"USD","display":"$20"}}"#,
      .success(.literal(Literal(.currency, "20", unit: "USD", display: "$20")))
    ),
    (#"{"disambiguation":["a","b"]}"#, .disambiguation([.text("a"), .text("b")])),
    (
      #"{"confirmationRequired":2,"reason":"Sure?"}"#,
      .confirmationRequired(.integer(2), reason: "Sure?")
    ),
    (#"{"unsupported":"No."}"#, .unsupported(reason: "No.")),
    (
      #"{"unsupported":{"key":"few","values":{"count":3}}}"#,
      .unsupported(reason: "Only 3 are left.")
    ),
  ])
  func theResolutionsOfAProgramAreUnderstood(_ answer: String, _ resolution: Resolution)
    async throws
  {
    let program = try ScriptedProgram(
      "read -r line; echo '{\"call\":1,\"resolutions\":[\(answer)]}'; cat")
    #expect(
      try await program.handler.resolve("cups", of: intent, in: context) == [resolution])
  }

  @Test func aProgramMayLeaveAllButActingToTheAssistant() async throws {
    let program = try ScriptedProgram(
      #"n=0; while read -r line; do n=$((n+1)); echo "{\"call\":$n,\"usual\":true}"; done"#)
    let handler = program.handler
    #expect(
      try await handler.resolve("cups", of: intent, in: context) == [.success(UsualHandler.value)])
    #expect(
      try await handler.options(for: "cups", of: intent, in: context) == [UsualHandler.value])
    #expect(try await handler.confirm(intent, in: context).outcome == .ready)
    // The program acts itself; the assistant doesn't do it in its place.
    await #expect(throws: AppBreakdown.nonsense) { try await handler.handle(intent, in: context) }
  }

  @Test func theResponseOfAProgramIsWordedByItsTexts() async throws {
    let program = try ScriptedProgram(
      #"read -r line; echo '{"call":1,"response":{"outcome":"success","values":{"minutes":5},"card":{"title":"Receipt","lines":["Two",{"label":"Total","text":"$6"}]}}}'; cat"#
    )
    let response = try await program.handler.handle(intent, in: context)
    #expect(response.say == "2 Mint tea in 5 minutes.")
    #expect(response.snippet?.linear == ["Receipt", "Two", "Total: $6"])
  }

  @Test func aProgramMayAskWhileItActs() async throws {
    let program = try ScriptedProgram(
      """
      read -r line
      echo '{"call":1,"ask":{"kind":"disambiguation","question":"Which?","options":["a","b"]}}'
      read -r answer; echo "$answer" > answer
      echo '{"call":1,"ask":{"kind":"confirmIntent","question":{"key":"few","values":{"count":1}}}}'
      read -r answer; echo "$answer" >> answer
      echo '{"call":1,"response":{"outcome":"success","say":"Done."}}'
      cat
      """)
    let asking = context.asking { inquiry in
      switch inquiry.kind {
      case .disambiguation where inquiry.options == [.text("a"), .text("b")]: .chosen(1)
      case .confirmIntent where inquiry.question == "Only 1 are left.": .agreed
      default: .declined
      }
    }
    #expect(try await program.handler.handle(intent, in: asking).say == "Done.")
    #expect(
      program.written(to: "answer") == """
        {"answer":{"chosen":1},"call":1}
        {"answer":"agreed","call":1}

        """)
  }

  @Test func aProgramFailsInItsOwnWords() async throws {
    let program = try ScriptedProgram(
      #"read -r line; echo '{"call":1,"fail":{"code":"closed","say":"We are closed."}}'; cat"#)
    await #expect(throws: HandlerError(code: "closed", say: "We are closed.")) {
      try await program.handler.handle(intent, in: context)
    }
  }

  // MARK: What it does wrong

  @Test(arguments: [
    ("exit 1", AppBreakdown.crashed), ("read -r line", .crashed), ("kill -9 $$", .crashed),
    ("exec >&-; sleep 600", .crashed),
    (#"printf '{"call":1,"usual":true}'"#, .crashed),
    ("echo hello; cat", .nonsense), ("echo '[]'; cat", .nonsense),
    (#"read -r line; echo '{"call":2,"usual":true}'; cat"#, .nonsense),
    (#"read -r line; echo '{"call":1}'; cat"#, .nonsense),
    (#"read -r line; echo '{"call":1,"usual":true,"options":[]}'; cat"#, .nonsense),
    (#"read -r line; echo '{"call":1,"resolutions":[]}'; cat"#, .nonsense),
    (#"read -r line; echo '{"call":1,"resolutions":["a"]}'; cat"#, .nonsense),
    (#"read -r line; echo '{"call":1,"options":[1]}'; cat"#, .nonsense),
    (#"read -r line; echo '{"call":1,"ask":{"kind":"needsValue"}}'; cat"#, .nonsense),
    (#"read -r line; printf '\377\n'; cat"#, .nonsense),
    ("yes", .nonsense), ("yes ''", .tooMuch), ("tr '\\0' ' ' </dev/zero", .tooMuch),
    ("cat /dev/zero", .tooMuch),
    (#"read -r line; echo "{\"call\":1,\"options\":[\"$(seq 20000)\"]}"; cat"#, .nonsense),
  ])
  func eachMistakeOfAProgramIsNamed(_ script: String, _ breakdown: AppBreakdown) async throws {
    let program = try ScriptedProgram(script)
    await #expect(throws: breakdown) {
      try await program.handler.resolve("cups", of: intent, in: context)
    }
  }

  @Test func aProgramCannotAskForThePasscode() async throws {
    for kind in ["unlock", "authorize", "chooseApp", "anything"] {
      let program = try ScriptedProgram(
        "read -r line; echo '{\"call\":1,\"ask\":{\"kind\":\"\(kind)\"}}'; cat")
      await #expect(throws: AppBreakdown.nonsense) {
        try await program.handler.handle(intent, in: context)
      }
    }
  }

  @Test func aProgramCannotAskForEver() async throws {
    let program = try ScriptedProgram(
      #"while read -r line; do echo '{"call":1,"ask":{"kind":"confirmIntent"}}'; done"#)
    let asking = context.asking { _ in .agreed }
    await #expect(throws: AppBreakdown.tooMuch) {
      try await program.handler.handle(intent, in: asking)
    }
  }

  @Test func aFolderCannotBeStartedAsAProgram() async throws {
    let program = try ScriptedProgram("exit")
    let handler = ProgramHandler(
      program: program.folder, container: program.container, usual: UsualHandler())
    await #expect(throws: AppBreakdown.unstartable) {
      try await handler.confirm(intent, in: context)
    }
  }

  @Test func aProgramThatCrashedIsStartedAnew() async throws {
    let program = try ScriptedProgram(
      #"read -r line; [ -e before ] || { touch before; exit 1; }; echo '{"call":1,"usual":true}'; cat"#
    )
    let handler = program.handler
    await #expect(throws: AppBreakdown.crashed) { try await handler.confirm(intent, in: context) }
    #expect(try await handler.confirm(intent, in: context).outcome == .ready)
  }

  // MARK: Its end

  /// The program is told to stop. If it goes on anyway, it is ended together with its child
  /// processes.
  @Test func aCancelledProgramIsEndedWithItsChildren() async throws {
    let program = try ScriptedProgram(
      """
      sleep 3600 & echo $! > pids; echo $$ >> pids
      read -r line
      touch asked
      while read -r line; do echo "$line" >> told; done
      wait
      """)
    let handler = program.handler
    await giveUp(handler, once: program.running.count == 2 && program.isAsked)
    await expectEventually { program.running.isEmpty }
    #expect(program.written(to: "told") == "{\"call\":1,\"cancel\":true}\n")
  }

  @Test func aProgramThatStopsInTimeKeepsRunning() async throws {
    let program = try ScriptedProgram(
      """
      echo $$ > pids
      read -r line; touch asked
      read -r line; echo '{"call":1,"fail":{"say":"Stopped."}}'
      read -r line; echo '{"call":2,"usual":true}'; cat
      """)
    let handler = program.handler
    await giveUp(handler, once: program.isAsked)
    #expect(try await handler.confirm(intent, in: context).outcome == .ready)
    #expect(program.running.count == 1)
  }

  /// A program may answer a stop by ending: the next question starts a new one.
  @Test func aProgramThatEndsWhenToldToStopIsStartedAnew() async throws {
    let program = try ScriptedProgram(
      """
      [ -e before ] || { touch before; read -r line; touch asked; read -r line; exit 1; }
      read -r line; echo '{"call":1,"usual":true}'; cat
      """)
    let handler = program.handler
    await giveUp(handler, once: program.isAsked)
    #expect(try await handler.confirm(intent, in: context).outcome == .ready)
  }

  @Test func aProgramEndsWithItsHandler() async throws {
    let program = try ScriptedProgram(
      #"echo $$ > pids; while read -r line; do echo '{"call":1,"usual":true}'; done"#)
    do {
      _ = try await program.handler.confirm(intent, in: context)
    }
    await expectEventually { program.running.isEmpty }
  }

  /// The helper has nothing open that would tell it of the end of the program or of its leader.
  @Test func theChildrenOfACrashedProgramAreEnded() async throws {
    let program = try ScriptedProgram(
      """
      read -r line
      bash -c 'for end in /proc/self/fd/*; do eval "exec ${end##*/}>&-"; done; exec sleep 3600' &
      until [ "$(cat /proc/$!/comm)" = sleep ]; do sleep 0.02; done
      echo $! > pids
      exit 1
      """)
    let handler = program.handler
    await #expect(throws: AppBreakdown.crashed) { try await handler.confirm(intent, in: context) }
    #expect(program.written(to: "pids") != "")
    await expectEventually { program.running.isEmpty }
  }

  /// Starts an action, and cancels it as soon as a condition holds.
  private func giveUp(
    _ handler: ProgramHandler, once isUnderWay: @autoclosure () -> Bool
  ) async {
    let call = Task { [intent, context] in try await handler.handle(intent, in: context) }
    await expectEventually(isUnderWay)
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  private func expectEventually(_ condition: () -> Bool) async {
    for _ in 0..<30_000 where !condition() { try? await Task.sleep(for: .milliseconds(20)) }
    #expect(condition())
  }
}

extension ScriptedProgram {
  fileprivate var isAsked: Bool {
    FileManager.default.fileExists(atPath: container.appending(path: "asked").path)
  }
}
