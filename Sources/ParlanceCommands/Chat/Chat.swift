// SPDX-License-Identifier: Apache-2.0

import Assistant
import AssistantStore
import Foundation
import IntentModel
import Rehearsal
import Rendering
import Speech
import Synchronization
import Terminal
import Voice

/// The loop of a chat: a line in, an answer out.
struct Chat {
  /// The most utterances kept for `/history`.
  private static let maximumUtterances = 10_000

  let workspace: Workspace
  let session: Session
  let writer: TranscriptWriter
  private let console = Console.standard
  /// The turns that come by themselves, such as news about a ride.
  private let news: TurnInbox
  private var style: Style
  private let reader: any LineReader
  private let resizes: ResizeWatch?
  private var exchanges = ExchangeLog()
  var recording: ChatRecording?
  /// The narrator that speaks answers; nil if none does.
  var narrator: Narrator?
  private var utterances: [String] = []
  /// Whether the user called the assistant by its name at the start of the open request.
  private var isCalled = false

  init(_ workspace: Workspace, style: Style, narrator: Narrator? = nil) {
    self.workspace = workspace
    self.style = style
    self.narrator = narrator
    session = workspace.session { Output.standard.isHeard }
    writer = TranscriptWriter(workspace.installation.apps.map(\.description))
    news = TurnInbox(session.news)
    reader = console.lineReader(Self.lineSettings(workspace, style, narrator))
    resizes = Self.watchResizes(of: reader)
  }

  mutating func run() async throws {
    defer { resizes?.cancel() }
    if console.inputIsTerminal {
      try await greet()
      if let turn = await session.suggestions() { try await show(turn) }
    }
    while true {
      try await tellOutcomes()
      switch await reader.readLine() {
      case .line(let line):
        guard try await take(line) else { return try await leave() }
      case .lineTypedAhead(let line):
        guard try await take(line, typedAhead: true) else { return try await leave() }
      case .interrupted:
        if let turn = await session.cancel() { try await show(turn) }
        isCalled = false
      case .endOfInput: return try await leave()
      }
    }
  }

  // MARK: Lines

  /// Answers a line; false if the user wants to leave.
  private mutating func take(_ line: String, typedAhead isAhead: Bool = false) async throws -> Bool
  {
    guard !line.hasPrefix("/") else { return try await obey(line) }
    if line.allSatisfy(\.isWhitespace), console.inputIsTerminal { return true }
    let isAnswer = await session.isWaiting
    isCalled = isAnswer ? isCalled : workspace.installation.isCalled(by: Utterance(line))
    let turn = await session.hear(line, typedAhead: isAhead)
    try await remember(line)
    try await show(turn)
    isCalled = isCalled && turn.prompt != nil
    return true
  }

  private mutating func remember(_ line: String) async throws {
    try await record { try $0.add(said: line) }
    utterances.append(line.shortened(to: 500))
    exchanges.add(said: line.shortened(to: 500))
    if utterances.count > Self.maximumUtterances { utterances.removeFirst() }
  }

  private mutating func show(_ turn: Turn) async throws {
    let answers = writer.answers(of: turn)
    exchanges.add(answers)
    try await record { try $0.add(answers) }
    if turn.prompt != nil { await reader.markShown() }
    try UntoldTurn.watching(turn, in: workspace) {
      guard !workspace.options.isJSON else { return try write(turn.json.text + "\n") }
      try write(console.renderer(answerStyle, wording: wording).render(turn))
    }
    guard !workspace.options.isJSON else { return }
    try await speak(answerStyle.speech(turn, wording: wording))
    if console.inputIsTerminal, let words = await session.tip(after: turn) {
      try await say("chat.tip", ["words": wording.text("quotation", ["text": words])])
    }
  }

  /// Somebody who calls the assistant by its name has no hands free.
  private var answerStyle: Style { isCalled && style == .handsOn ? .handsFree : style }

  private mutating func tellOutcomes() async throws {
    while let turn = await session.takeOutcome() { try await show(turn) }
    for turn in news.takeAll() { try await show(turn) }
  }

  /// Waits for work in progress, so that its outcome is shown.
  private mutating func leave() async throws {
    while let turn = await session.nextOutcome() { try await show(turn) }
    try await tellOutcomes()
    if recording != nil { try await finishRecording() }
    if console.inputIsTerminal { try await say("chat.goodbye") }
  }

  // MARK: Slash commands

  private mutating func obey(_ line: String) async throws -> Bool {
    guard let (command, argument) = SlashCommand.reading(line) else {
      try await say("chat.unknownCommand", ["command": line.shortened(to: 40)])
      return true
    }
    switch command {
    case .help: try await tellHelp()
    case .apps:
      try await write(lines: workspace.installation.apps.flatMap { lines(about: $0.description) })
    case .vocabulary:
      try await write(lines: workspace.installation.apps.flatMap(VocabularyEntry.all).map(\.line))
    case .shortcuts: return try await take(wording.text("chat.shortcuts"))
    case .suggestions: return try await suggest(argument)
    case .place: try await tellPlace(argument)
    case .history: try await tellSaid(utterances)
    case .explain: try await explain(argument)
    case .style: try await changeStyle(to: argument)
    case .lock, .unlock:
      await session.setLocked(command == .lock)
      try await say(command == .lock ? "chat.locked" : "chat.unlocked")
    case .transcript:
      try await tellSaid(
        style == .screenReader ? exchanges.linear(wording) : exchanges.lines(writer))
    case .record: try await changeRecording(argument)
    case .speak:
      try await changeSpeaking(argument)
      await changeReader()
    case .rate: try await changeRate(argument)
    case .voice: try await changeVoice(argument)
    case .quit: return false
    }
    return true
  }

  private mutating func tellSaid(_ lines: [String]) async throws {
    try await lines.isEmpty ? say("chat.history.none") : write(lines: lines)
  }

  private mutating func tellHelp() async throws {
    try await write(lines: SlashCommand.allCases.map { wording.text("chat.help.\($0.rawValue)") })
  }

  private func lines(about app: AppDescription) -> [String] {
    [app.displayName]
      + app.intents.flatMap(\.examples).map { wording.text("quotation", ["text": $0]) }
  }

  /// Makes suggestions, or chooses which ones are made from now on.
  private mutating func suggest(_ argument: String) async throws -> Bool {
    switch argument {
    case "": return try await take(wording.text("chat.suggestions"))
    case SuggestionFinder.latestSetting, SuggestionFinder.likelySetting:
      try workspace.recording { try $0.setSetting(SuggestionFinder.setting, to: argument) }
      try await say("chat.suggestions.\(argument)")
    default: try await say("chat.suggestions.unknown")
    }
    return true
  }

  /// Prints the user's place after setting it, if one is given; a dash forgets it.
  private mutating func tellPlace(_ argument: String) async throws {
    let name = argument.shortened(to: 100)
    try workspace.recording { records in
      guard !name.isEmpty else { return }
      try records.setSetting(SuggestionFinder.placeSetting, to: name == "-" ? nil : name)
    }
    let place = try workspace.recording { try $0.setting(SuggestionFinder.placeSetting) }
    if let place {
      try await say("chat.place", ["place": place])
    } else {
      try await say("chat.place.unknown")
    }
  }

  private mutating func explain(_ argument: String) async throws {
    guard let text = argument.isEmpty ? lastRequest : argument else {
      return try await say("chat.nothingToExplain")
    }
    let explanation = Explanation(of: text, in: workspace.installation)
    try await write(lines: ExplanationText(wording).lines(for: explanation))
  }

  /// The last line that began a request rather than answered a question; otherwise the last line.
  private var lastRequest: String? {
    utterances.last {
      !workspace.installation.interpretations(of: Utterance($0), now: workspace.now()).isEmpty
    }
      ?? utterances.last
  }

  private mutating func changeStyle(to argument: String) async throws {
    let names = Style.allCases.map(\.rawValue)
    guard !argument.isEmpty else { return try await say("chat.style", ["style": style.rawValue]) }
    guard let chosen = Style(rawValue: argument) else {
      return try await say("chat.unknownStyle", ["styles": wording.list(names, .or)])
    }
    style = chosen
    await changeReader()
    try await say("chat.styleChanged", ["style": style.rawValue])
    do {
      try workspace.save(style)
    } catch let failure as ProgramFailure {
      failure.tell()
    }
  }

  /// Prompt and keys depend on the style; only a reader on a terminal has them.
  private func changeReader() async {
    await (reader as? EditLineReader)?.change(to: Self.lineSettings(workspace, style, narrator))
  }

  // MARK: The terminal

  private var wording: Wording { workspace.wording }

  private static func lineSettings(
    _ workspace: Workspace, _ style: Style, _ narrator: Narrator?
  ) -> LineSettings {
    let completions = ChatCompletions(workspace.installation)
    return LineSettings(
      prompt: workspace.wording.text("chat.prompt"),
      isColoured: Console.standard.isColoured(style),
      historyFile: workspace.folder.history,
      searchesHistory: style != .screenReader, wording: workspace.wording,
      completions: completions.continuing,
      onTyping: { narrator?.interrupt() })
  }

  private static func watchResizes(of reader: any LineReader) -> ResizeWatch? {
    (reader as? EditLineReader).map { editor in ResizeWatch { editor.terminalWasResized() } }
  }

  private mutating func greet() async throws {
    try await say(style == .screenReader ? "chat.greeting.screenReader" : "chat.greeting")
  }

  mutating func say(_ key: String, _ values: [String: String] = [:]) async throws {
    try await write(lines: [wording.text(key, values)])
  }

  /// Prints and speaks lines of the chat itself. For a screen reader, a long list begins with its
  /// count.
  private mutating func write(lines: [String]) async throws {
    let isCounted = style == .screenReader && lines.count >= CommonOptions.longList
    let all = (isCounted ? [wording.count("terminal.lines", lines.count)] : []) + lines
    let turn = Turn(number: 0, heard: "", locale: workspace.locale, say: all)
    try write(console.renderer(style, wording: wording).render(turn))
    try await speak(all)
  }

  private func write(_ text: String) throws { try Output.standard.write(text) }
}
