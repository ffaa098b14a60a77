// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Testing

/// Apps that are programs of their own, in conversations with the real program.
@Suite(.timeLimit(.minutes(20)))
struct ProgramAppTests {

  private let household: Household

  init() throws { household = try Household() }

  // MARK: The sample

  @Test(
    .needsPython,
    arguments: [
      (
        "en-US",
        [
          "order two cups of assam in Tea House", "yes", "with milk", "show my orders in Tea House",
        ],
        [
          "? Assam for 2, $6.00. Order it?", "? How would you like it? With milk or Without milk.",
          "< Ordered. Your Assam will be ready in 5 minutes.", "< So far: Assam × 2.",
        ]
      ),
      (
        "fr-FR",
        [
          "commander deux tasses d'assam dans Tea House", "oui", "le premier",
          "voir mes commandes dans Tea House",
        ],
        [
          "? Assam pour 2, 6,00\u{A0}$US. Je commande\u{A0}?",
          "? Comment le voulez-vous\u{A0}? Avec du lait ou Sans lait.",
          "< C’est commandé. Assam\u{A0}: prêt dans 5 minutes.", "< Jusqu’ici\u{A0}: Assam × 2.",
        ]
      ),
      (
        "ko-KR",
        ["Tea House에서 아삼 두 잔 주문해 줘", "네", "첫 번째", "Tea House에서 내 주문 보여 줘"],
        [
          "? 아삼 2잔, US$6.00입니다. 주문할까요?", "? 어떻게 드릴까요? 우유 넣기 또는 우유 빼기, 이 중에서 말씀해 주세요.",
          "< 주문했어요. 아삼, 5분 뒤에 준비돼요.", "< 지금까지 주문한 차: 아삼 × 2.",
        ]
      ),
      (
        "ja-JP",
        ["Tea Houseでアッサムを2杯注文して", "はい", "最初の", "Tea Houseで注文を見せて"],
        [
          "? アッサムを2杯、$6.00です。注文しますか？",
          "? どのようになさいますか？選択肢は、ミルク入りかミルクなしです。",
          "< 注文しました。アッサムは5分でできます。", "< これまでの注文：アッサム × 2。",
        ]
      ),
      (
        "zh-CN", ["在Tea House点2杯阿萨姆红茶", "好", "第一个", "在Tea House查看我的订单"],
        [
          "? 2 杯阿萨姆红茶，US$6.00。要下单吗？", "? 要哪一种？是加奶还是不加奶？",
          "< 已下单。阿萨姆红茶，5 分钟后就好。", "< 到目前为止：阿萨姆红茶 × 2。",
        ]
      ),
    ])
  func teaHouseSpeaksFiveLanguages(
    _ locale: String, _ turns: [String], _ answers: [String]
  ) async throws {
    let run = try await run(
      ["say", "--ephemeral", "--locale", locale, "--app", Household.teaHouse] + turns)
    #expect(run.lines.filter { $0.hasPrefix("? ") || $0.hasPrefix("< ") } == answers)
    #expect(run.ending == .exit(0))
  }

  /// The program's data is in its own folder, and is still there the next time.
  @Test(.needsPython) func anAppProgramKeepsItsDataBetweenRuns() async throws {
    _ = try await household.say(
      "--app", Household.teaHouse, "order mint tea for two in Tea House", "yes")
    let next = try await household.say("--app", Household.teaHouse, "show my orders in Tea House")
    #expect(next.output.contains("So far: Mint tea × 2."))
    let file = household.data + "/apps/TeaHouse/orders.sqlite"
    let facts = try FileManager.default.attributesOfItem(atPath: file)
    #expect(facts[.posixPermissions] as? Int == 0o600)
  }

  @Test(.needsPython) func anAppProgramRefusesAValueInItsOwnWords() async throws {
    let run = try await run([
      "say", "--ephemeral", "--app", Household.teaHouse, "make me 20 cups of mint tea in Tea House",
      "three", "no",
    ])
    #expect(run.output.contains("? We brew up to twelve cups at a time. How many cups?"))
    #expect(run.output.contains("? Mint tea for 3, $9.00. Order it?"))
  }

  /// The program asks during its work, and the user answers with something else.
  @Test(
    .needsPython,
    arguments: [
      ("none of these", ["< OK, I’ve ordered nothing."]),
      ("cancel", ["< OK, I’ve cancelled that."]),
      ("go back", ["? Assam for 2, $6.00. Order it?"]),
      ("start over", ["< OK, let’s start over.", "? Which tea?"]),
      (
        "show my tea orders",
        [
          "< You have ordered nothing yet. Say: order tea in Tea House.", "< Back to Tea House.",
          "? How would you like it? With milk or Without milk.",
        ]
      ),
    ])
  func aLineThatDoesNotAnswerAProgramsQuestionOrdersNothing(
    _ line: String, _ answers: [String]
  ) async throws {
    let run = try await run([
      "say", "--ephemeral", "--app", Household.teaHouse, "order two cups of assam in Tea House",
      "yes", line, "cancel", "show my orders in Tea House",
    ])
    let said = run.lines.drop { $0 != "> \(line)" }.dropFirst().prefix { !$0.hasPrefix("> ") }
    #expect(said.filter { $0.hasPrefix("? ") || $0.hasPrefix("< ") } == answers)
    #expect(run.output.contains("< You have ordered nothing yet."))
    #expect(!run.output.contains("crashed"))
  }

  private func run(_ words: [String]) async throws -> Finished {
    try await household.run(arguments: words.map { Array($0.utf8) })
  }

  // MARK: Others

  @Test(arguments: [
    ("exit 3", "crashed", "Lamp Maker has crashed."),
    ("echo nonsense; cat", "nonsense", "Lamp Maker has given an answer that makes no sense"),
    ("cat /dev/zero", "tooMuch", "Lamp Maker went on and on, and was closed."),
  ])
  func aFailureOfAnAppProgramIsReported(
    _ script: String, _ code: String, _ says: String
  ) async throws {
    try addProgram(script)
    let run = try await run([
      "say", "--json", "--app", household.path("LampMaker"), "light the red lamp in Lamp Maker",
      "what can I do in Soup Chef",
    ])
    let turns = try run.turns()
    #expect(turns.first?.code == code)
    #expect(turns.first?.say.hasPrefix(says) == true)
    #expect(turns.last?.result == "success")
  }

  /// The program does one thing at a time, and its only reaction to a stop is to end.
  @Test func anAppProgramIsStoppedBeforeItIsAskedAgain() async throws {
    try addProgram(
      #"""
      call=0
      while read -r line; do
        [ -z "$asks" ] || case "$line" in
          *'"cancel":true'*) exit ;;
          *) echo nonsense ;;
        esac
        call=$((call + 1))
        case "$line" in
          *'"do":"handle"'*)
            asks=1
            echo "{\"call\":$call,\"ask\":{\"kind\":\"confirmIntent\",\"question\":\"Really?\"}}" ;;
          *) echo "{\"call\":$call,\"usual\":true}" ;;
        esac
      done
      """#)
    let run = try await run([
      "say", "--ephemeral", "--app", household.path("LampMaker"),
      "light the red lamp in Lamp Maker", "start over",
    ])
    #expect(
      run.lines.filter { !$0.hasPrefix("> ") }
        == ["? Really?", "< OK, let’s start over.", "? Really?"])
  }

  /// Looking at the files doesn't run the program.
  @Test func inspectingAnAppDoesNotRunItsProgram() async throws {
    let trace = household.path("was-run")
    try addProgram("touch \(trace); exit 3")
    let folder = household.path("LampMaker")
    let sentence = "light the red lamp in Lamp Maker"
    #expect(try await run(["lint", folder]).ending == .exit(0))
    for (command, told) in [
      (["interpret", "--app", folder, sentence], "LightLamp"),
      (["explain", "--app", folder, sentence], "LightLamp"),
      (["apps", "--app", folder], "Lamp Maker"),
    ] {
      let run = try await run(command)
      #expect(run.ending == .exit(0), "\(run)")
      #expect(run.output.contains(told), "\(run)")
    }
    #expect(!FileManager.default.fileExists(atPath: trace))
    _ = try await run(["say", "--ephemeral", "--app", folder, sentence])
    #expect(FileManager.default.fileExists(atPath: trace), "a conversation runs it")
  }

  @Test func lintReportsAProgramThatMayNotBeRun() async throws {
    try addProgram("cat", isExecutable: false)
    let run = try await run(["lint", household.path("LampMaker")])
    #expect(run.output.contains("lamp-maker may not be run; chmod +x it"))
  }

  /// The program never checks whether anybody still talks to it.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anAppProgramEndsWhenASignalEndsTheAssistant(_ signal: Int32) async throws {
    try addProgram(
      #"""
      echo $$ > "\#(household.path("pid"))"
      call=0
      while read -r line; do
        call=$((call + 1))
        case "$line" in
          *'"do":"handle"'*)
            echo "{\"call\":$call,\"response\":{\"outcome\":\"success\",\"say\":\"The lamp is lit.\"}}" ;;
          *) echo "{\"call\":$call,\"usual\":true}" ;;
        esac
      done
      exec sleep 3600
      """#)
    let ends = try PipeEnds()
    defer { ends.closeWriting() }
    let sentence = "light the red lamp in Lamp Maker"
    var spawn = household.spawn(
      ["say", "--ephemeral", "--app", household.path("LampMaker"), sentence, "-"].map {
        Array($0.utf8)
      })
    spawn.streams[0] = .descriptor(ends.reading)
    let said = try await Killer(afterBytes: 40, thenMicroseconds: 0, signal: signal).run(spawn)
    #expect(said.contains("The lamp is lit."))
    let program = try String(contentsOfFile: household.path("pid"), encoding: .utf8)
    let status = "/proc/\(program.trimmingCharacters(in: .newlines))/stat"
    for _ in 0..<30_000 where isRunning(status) { try await Task.sleep(for: .milliseconds(20)) }
    #expect(!isRunning(status))
  }

  /// Whether the process runs: one that has ended and was not waited for doesn't count.
  private func isRunning(_ status: String) -> Bool {
    let text = try? String(contentsOfFile: status, encoding: .utf8)
    return text.map { !$0.contains(") Z ") } ?? false
  }

  private func addProgram(_ script: String, isExecutable: Bool = true) throws {
    try household.addLampMaker()
    let info = household.path("LampMaker/Info.plist")
    let text = try String(contentsOfFile: info, encoding: .utf8)
    try household.write(
      text.replacing(
        "<dict>", with: "<dict><key>CFBundleExecutable</key><string>lamp-maker</string>"),
      to: "LampMaker/Info.plist")
    try household.write(
      "#!/bin/sh\n\(script)\n", to: "LampMaker/lamp-maker", isExecutable: isExecutable)
  }
}
