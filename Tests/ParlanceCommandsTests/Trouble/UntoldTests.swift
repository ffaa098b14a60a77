// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Nothing is carried out that nobody could be told of. An action that was carried out, but can't
/// be reported, still counts as done.
@Suite(.timeLimit(.minutes(20)))
struct UntoldTests {
  private let household: Household

  init() throws { household = try Household() }

  /// Holds a conversation whose reader goes away after it has read the question.
  private func leave(
    after question: String, _ arguments: [String], then line: String
  ) async throws -> Finished {
    try await household.findIndexes(in: household.data, for: arguments)
    let (input, output, errors) = (try PipeEnds(), try PipeEnds(), try PipeEnds())
    var spawn = household.spawn(
      (["say", "--data", household.data] + arguments).map { Array($0.utf8) })
    spawn.streams = [
      .descriptor(input.reading), .descriptor(output.writing), .descriptor(errors.writing),
    ]
    let start = spawn
    return try await Waiting.run {
      let child = try Child(start)
      errors.closeWriting()
      input.closeReading()
      let shown = try Self.read(from: output, until: question)
      output.closeReading()
      Self.waitUntilNobodyReads(output)
      output.closeWriting()
      let answer = Array("\(line)\n".utf8)
      _ = write(input.writing, answer, answer.count)
      input.closeWriting()
      var exchange = Exchange([], to: nil, from: [errors])
      let told = try exchange.run()
      return Finished(ending: try child.waitForEnd(), bytes: shown, errorBytes: told[0])
    }
  }

  /// Another test's program that is just being started holds all descriptors for a moment.
  private static func waitUntilNobodyReads(_ pipe: PipeEnds) {
    var request = pollfd(fd: pipe.writing, events: 0, revents: 0)
    _ = poll(&request, 1, 60_000)
  }

  /// Reads until a turn with a text is complete: turns are written line by line.
  private static func read(from output: PipeEnds, until text: String) throws -> [UInt8] {
    var shown: [UInt8] = []
    var isThere = false
    var request = pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, isThere ? 500 : 120_000) == 1 {
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = Glibc.read(output.reading, &bytes, bytes.count)
      guard count > 0 else { break }
      shown += bytes.prefix(count)
      isThere = String(decoding: shown, as: UTF8.self).contains(text)
    }
    guard isThere else {
      throw Child.Stuck(description: "no question came: \(String(decoding: shown, as: UTF8.self))")
    }
    return shown
  }

  @Test(arguments: [[], ["--json"]])
  func nothingIsOrderedIfTheReaderIsGoneBeforeTheYes(_ options: [String]) async throws {
    let run = try await leave(
      after: "Order it?", options + ["order two clam chowders in Soup Chef", "-"], then: "yes")
    #expect(run.ending == .exit(2))
    #expect(run.errors == "Nothing was done, since there was nobody to tell.\n")
    #expect(try await household.say(Household.history).output.contains("You have no orders yet."))
  }

  @Test(arguments: [
    (
      "fr-FR", "commander deux chaudrées de palourdes dans Soup Chef", "oui", "Je passe la commande"
    ),
    ("ko-KR", "Soup Chef에서 클램 차우더 두 그릇 주문해 줘", "네", "주문할까요?"),
    ("ja-JP", "Soup Chefでクラムチャウダーを2つ注文して", "はい", "注文しますか？"),
    ("zh-CN", "在Soup Chef点两碗蛤蜊浓汤", "好", "要下单吗？"),
  ])
  func nothingIsOrderedForAGoneReaderInAnyLanguage(
    _ locale: String, _ order: String, _ yes: String, _ question: String
  ) async throws {
    let run = try await leave(after: question, ["--locale", locale, order, "-"], then: yes)
    #expect(run.ending == .exit(2))
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(try await household.say(Household.history).output.contains("You have no orders yet."))
  }

  /// The app's program waits until the reader is gone, and only then acts.
  @Test func anActionThatCannotBeShownStillCountsAsDone() async throws {
    try household.addLamp(
      """
      call=0
      while read -r line; do
        call=$((call + 1))
        case "$line" in
          *'"do":"handle"'*)
            touch "\(household.path("asked"))"
            until [ -e "\(household.path("gone"))" ]; do sleep 0.01; done
            echo "{\\"call\\":$call,\\"response\\":{\\"outcome\\":\\"success\\",\\"say\\":\\"The lamp is lit.\\"}}" ;;
          *) echo "{\\"call\\":$call,\\"usual\\":true}" ;;
        esac
      done
      """)
    let ends = try PipeEnds()
    var spawn = household.spawn(
      [
        "say", "--ephemeral", "--app", household.path("LampMaker"),
        "light the red lamp in Lamp Maker",
      ].map { Array($0.utf8) })
    let errors = try PipeEnds()
    spawn.streams[1] = .descriptor(ends.writing)
    spawn.streams[2] = .descriptor(errors.writing)
    let start = spawn
    let household = household
    let run = try await Waiting.run {
      let child = try Child(start)
      ends.closeWriting()
      errors.closeWriting()
      // At this moment somebody still listens; a moment later nobody does.
      while !FileManager.default.fileExists(atPath: household.path("asked")) { usleep(5_000) }
      ends.closeReading()
      try household.write("", to: "gone")
      var exchange = Exchange([], to: nil, from: [errors])
      let told = try exchange.run()
      return Finished(ending: try child.waitForEnd(), bytes: [], errorBytes: told[0])
    }
    #expect(run.errors == "It was done, but could not be shown: The lamp is lit.\n")
    #expect(run.ending == .exit(0))
  }
}

extension Household {
  /// Gives Lamp Maker a shell program.
  func addLamp(_ script: String, isExecutable: Bool = true) throws {
    try addLampMaker()
    let text = try String(contentsOfFile: path("LampMaker/Info.plist"), encoding: .utf8)
    try write(
      text.replacing(
        "<dict>", with: "<dict><key>CFBundleExecutable</key><string>lamp-maker</string>"),
      to: "LampMaker/Info.plist")
    try write("#!/bin/sh\n\(script)\n", to: "LampMaker/lamp-maker", isExecutable: isExecutable)
  }
}
