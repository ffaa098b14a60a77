// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppPrograms
import AppleFormats
import ArgumentParser
import Assistant
import Dispatch
import Foundation
public import IntentModel
import Rendering
import Terminal

/// Runs the program with the process's arguments, and exits.
///
/// Not asynchronous: the first task brings descriptors of its own, which would take the numbers of
/// closed standard streams.
/// - Parameter apps: what is installed, in the order in which it is named; made once the environment is one to start
///   in.
public func startParlance(apps: @autoclosure () -> [any AppCode]) -> Never {
  LocaleVariables.mend()
  Output.fillClosedStreams()
  let installed = apps()
  Task { await runParlance(apps: installed) }
  dispatchMain()
}

/// The same for a program whose first task runs already.
public func runParlance(apps: [any AppCode]) async -> Never {
  LocaleVariables.mend()
  Output.fillClosedStreams()
  Output.ignoreBrokenPipe()
  TrapWatch.start()
  Termination.prepare { LivingPrograms.endAll() }
  await Workspace.$apps.withValue(apps + [VoiceShortcutsApp()]) { await runCommand() }
  exit(ExitStatus.done)
}

private func runCommand() async {
  // Before a command is read, only the surroundings tell the style.
  var isLinear = StyleChoice(nil).explicit == .screenReader
  do {
    if let mistake = ParlanceCommand.unknownSubcommand(CommandLine.arguments) { throw mistake }
    var command = try ParlanceCommand.parseAsRoot()
    if let options = (command as? any ParlanceSubcommand)?.options { isLinear = options.isLinear }
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  } catch let failure as ProgramFailure {
    failure.tell(isLinear: isLinear)
    exit(ExitStatus.programFailed)
  } catch let turn as UntoldTurn {
    turn.tell()
    exit(turn.status)
  } catch let failure as OutputFailure {
    // Who reads the output is gone, so there is nobody to tell but the log.
    if !failure.isBrokenPipe { ProgramFailure.output(failure).tell(isLinear: isLinear) }
    exit(ExitStatus.programFailed)
  } catch {
    leave(with: error, isLinear: isLinear)
  }
}

/// Ends as the argument parser would, but with nothing in its message that steers a terminal.
private func leave(with error: any Error, isLinear: Bool) -> Never {
  let status = ParlanceCommand.exitCode(for: error)
  let full = ParlanceCommand.fullMessage(for: error)
  let message = isLinear ? LinearHelp(full).text(width: Console.standard.width) : full
  if !message.isEmpty {
    let output = status.isSuccess ? Output.standard : Output.error
    try? output.write(message.neutralised(keepingLines: true) + "\n")
  }
  exit(status.rawValue)
}

/// What the program's end says to whoever called it.
enum ExitStatus {
  static let done: Int32 = 0
  /// Findings, a failure, a cancelled request, nothing understood.
  static let negative: Int32 = 1
  /// The program itself failed.
  static let programFailed: Int32 = 2
  /// The conversation still waits for an answer.
  static let waiting: Int32 = 3
}
