// SPDX-License-Identifier: Apache-2.0

import AppFiles
public import Assistant
import AssistantStore
public import Foundation
public import IntentModel
import Intents
public import Rehearsal
import Samples
import Vocabulary

/// A place for rehearsals: the shipped apps with their own data and a fixed time. The disk is not
/// used, except for a folder that is removed with the stage.
public final class Stage: Sendable {
  /// 15 January 2026, 9:00 UTC.
  public static let usualTime = Date(timeIntervalSince1970: 1_768_467_600)

  /// The package's folder, which contains the tests' sources.
  public static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The words of the apps and of the assistant, from the sources.
  public static let vocabulary = package.appending(path: "Vocabulary")

  /// The apps that come with the program and the assistant's own app, with times in GMT.
  static let shippedApps = ShippedApps.all(timeZone: .gmt) + [VoiceShortcutsApp()]

  public var folder: URL { data.url }
  public let installation: Installation
  public let findings: [Finding]
  /// The actions that were done on the stage.
  public let donations: any DonationStore
  /// The shortcuts of the stage's user.
  public let shortcuts: any ShortcutStore
  /// The places in apps that the stage's user has visited.
  public let activities: any ActivityStore
  /// The world of its conversations.
  public let world: World

  private let device: Device
  /// Removed with the last conversation on it, which may outlive the stage.
  private let data: ScratchFolder

  /// A clock that stands still makes no app too slow; another clock may be given.
  ///
  /// The shipped apps are installed if `apps` is nil, and the apps of `folders` are made of their
  /// files alone. `names` are the user's, in place of those that the apps teach. A stage may use
  /// the data of the stage `elsewhere`, possibly in another language.
  public init(
    locale: String = "en-US", apps: [any AppCode]? = nil, folders: [URL] = [],
    vocabulary: URL = Stage.vocabulary, now: Date = Stage.usualTime,
    clock: any Clock<Duration> = ManualClock(), patience: Patience = Patience(),
    device: Device = Device(), names: [AppID: [String: [String]]] = [:], on elsewhere: Stage? = nil
  ) {
    let data = elsewhere?.data ?? ScratchFolder("parlance-stage")
    let folder = data.url
    let isUsual = apps == nil && folders.isEmpty && vocabulary == Stage.vocabulary
    var loader = InstallationLoader(
      vocabulary: vocabulary, apps: apps.map { $0 + [VoiceShortcutsApp()] } ?? Stage.shippedApps,
      folders: folders,
      domainIntents: SiriKitDomains.intents, container: { folder.appending(path: $0.rawValue) })
    let shared = isUsual ? SharedInstallations.shared(locale: locale) : nil
    let taught = shared?.taught ?? loader.openedNames(locale: locale)
    loader.taughtNames = (shared?.names ?? loader.toldNames(locale: locale))
      .filter { app, _ in !device.unopened.contains(app) }
    loader.userVocabulary = taught.filter { app, _ in
      !device.unopened.contains(app) && !device.signedOut.contains(app)
    }
    loader.userVocabulary.merge(names) { $0.merging($1) { $1 } }
    let outcome = shared?.outcome ?? loader.load(locale: locale)
    self.data = data
    self.device = device
    installation = isUsual ? loader.moving(outcome.installation) : outcome.installation
    findings = outcome.findings
    let records = SQLiteRecords(folder: folder.appending(path: "records"))
    (donations, shortcuts, activities) = (records, records, records)
    world = World(
      clock: clock, now: data.kept(for: now), patience: patience,
      renew: loader.renewing(locale: locale), records: records)
  }

  /// A new conversation on the same data.
  ///
  /// - Parameter now: The time of the conversation; nil for the stage's time.
  public func session(at now: Date? = nil) -> Session {
    var world = world
    if let now { world.now = data.kept(for: now) }
    return Session(installation, world: world, device: device)
  }

  public var apps: [AppDescription] { installation.apps.map(\.description) }
}

extension Stage {
  /// A stage with the settings of a transcript.
  public convenience init(for transcript: Transcript) {
    var locale = "en-US"
    var now = Stage.usualTime
    var device = Device()
    var names: [AppID: [String: [String]]] = [:]
    for setting in transcript.settings {
      switch setting {
      case .locale(let tag): locale = tag
      case .now(let time): now = time
      case .locked: device.isLocked = true
      case .signedOut(let app): device.signedOut.insert(app)
      case .unopened(let app): device.unopened.insert(app)
      case .vocabulary(let app, let kind, let own): names[app, default: [:]][kind] = own
      case .style: break
      }
    }
    self.init(locale: locale, now: now, device: device, names: names)
  }
}

extension TranscriptPlayer {
  /// Plays conversations on a stage.
  public init(on stage: Stage) {
    self.init(
      session: stage.session(), apps: stage.apps, comingBack: { stage.session(at: $0) })
  }
}

extension Wording {
  /// The assistant's English texts for the terminal, and those that join names.
  public static let english = Wording(
    language: "en", strings: terminalStrings.merging(lists) { $1 })

  private static let lists = [
    "list.separator": ", ", "list.or.pair": " or ", "list.or.last": ", or ",
  ]

  private static let terminalStrings: [String: String] = {
    let file = Stage.vocabulary.appending(path: "System/en/Terminal.strings")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    let pairs = text.matches(of: /"([^"]+)" = "([^"]+)";/)
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.1), String($0.2)) })
  }()
}
