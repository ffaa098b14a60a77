// SPDX-License-Identifier: Apache-2.0

import AppFiles
import AppPrograms
import ArgumentParser
import Assistant
import Dispatch
import Foundation
public import IntentModel
import Rendering
import Terminal

/// Runs the program with the process's arguments, and exits.
///
/// Not asynchronous: the first task opens descriptors, which would take the numbers of closed
/// standard streams.
/// - Parameter apps: The installed apps, in the order in which they are listed; evaluated after the
///   environment was corrected.
public func startParlance(apps: @autoclosure () -> [any AppCode]) -> Never {
  LocaleVariables.mend()
  Output.fillClosedStreams()
  let installed = apps()
  Task { await runParlance(apps: installed) }
  dispatchMain()
}

/// The same for a program that already runs in a task.
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
  // Until a command is parsed, only the environment tells the style.
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
    // A broken pipe means that the reader is gone, and is not reported. Other errors go to standard
    // error.
    if !failure.isBrokenPipe { ProgramFailure.output(failure).tell(isLinear: isLinear) }
    exit(ExitStatus.programFailed)
  } catch {
    leave(with: error, isLinear: isLinear)
  }
}

/// Exits as the argument parser would, but without control characters in its message.
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
