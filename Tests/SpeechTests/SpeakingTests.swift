// SPDX-License-Identifier: Apache-2.0

import Foundation
import ParlanceTesting
import Rendering
import Speech
import Testing

/// Turns are spoken by real programs: speech-dispatcher over its socket, and espeak-ng.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct SpeakingTests {
  private static let real = "/usr/bin/espeak-ng"

  @Test(.needsSpeechServer) func speechDispatcherSpeaksEachRunInItsLanguage() async throws {
    let server = try SpeechServer()
    #expect(await server.isReady())
    let narrator = Narrator(
      VoiceSettings(rate: 450), pronunciations: Pronunciations([("Bananarific", "ba nana rif ic")]),
      environment: server.environment)
    try await narrator.say(["Which soup: 된장국 or Bananarific?", ".hidden"], in: "en")
    #expect(await server.says("or ba nana rif ic? .hidden"))
    #expect(server.text == "Which soup: 된장국 or ba nana rif ic? .hidden")
    #expect(Set(server.voices) == ["en 100", "ko 100"])
  }

  /// Characters that steer a terminal are not spoken, and don't end a message early.
  @Test(.needsSpeechServer) func hiddenCharactersAreNotSpoken() async throws {
    let server = try SpeechServer()
    #expect(await server.isReady())
    let narrator = Narrator(
      VoiceSettings(rate: 450), pronunciations: Pronunciations(), environment: server.environment)
    let text = "Do\u{200B}ne\u{1B}\u{202E}.\u{2028}.\r\nSET SELF \u{7}RATE 100"
    try await narrator.say([text], in: "en")
    #expect(await server.says("SET SELF RATE 100"))
    #expect(server.text.contains("Done."))
    #expect(!server.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  /// A narrator is stopped when the user starts an answer.
  @Test(.needsSpeechServer) func aNarratorSpeaksAgainAfterItWasStopped() async throws {
    let server = try SpeechServer()
    #expect(await server.isReady())
    let narrator = Narrator(
      VoiceSettings(), pronunciations: Pronunciations(), environment: server.environment)
    try await narrator.say(["One."], in: "en")
    #expect(await server.says("One."))
    await narrator.stop()
    try await narrator.say(["Deux."], in: "fr")
    #expect(await server.says("Deux."))
    #expect(server.voices == ["en 0", "fr 0"])
  }

  /// The real espeak-ng; without a sound card its sound goes into a file.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: real), "espeak-ng is not installed"))
  func espeakSpeaksWhereThereIsNoSpeechDispatcher() async throws {
    let folder = ScratchPlace.folder.appending(path: "espeak-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let sound = folder.appending(path: "sound").path
    let program = folder.appending(path: "espeak-ng").path
    try "#!/bin/sh\nexec \(Self.real) --stdout \"$@\" >> '\(sound)'\n".write(
      toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let narrator = Narrator(
      VoiceSettings(), pronunciations: Pronunciations(),
      environment: ["PATH": folder.path, "SPEECHD_ADDRESS": "none"])
    try await narrator.say(["How many <bowls> & 몇 그릇?"], in: "en")
    // The second text waits for the end of the first.
    try await narrator.say(["Two."], in: "en")
    let bytes = { (try? FileManager.default.attributesOfItem(atPath: sound)[.size] as? Int) ?? 0 }
    for _ in 0..<1_000 where bytes() < 100_000 { try await Task.sleep(for: .milliseconds(20)) }
    // 60,000 bytes are more than a second at 22,050 samples of two bytes.
    #expect(bytes() > 60_000)
  }

  @Test func aNarratorWithoutASpeechProgramThrows() async throws {
    let narrator = Narrator(
      VoiceSettings(), pronunciations: Pronunciations(),
      environment: ["PATH": "/nowhere", "SPEECHD_ADDRESS": "none"])
    await #expect(throws: SpeechFailure.nothingSpeaks) {
      try await narrator.say(["Hello."], in: "en")
    }
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static var needsSpeechServer: Self {
    .enabled(if: SpeechServer.isInstalled, "speech-dispatcher is not installed")
  }
}
