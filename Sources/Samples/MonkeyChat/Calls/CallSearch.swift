// SPDX-License-Identifier: Apache-2.0

import Intents

/// The conditions of a search for calls. A condition that is nil restricts nothing.
struct CallSearch: Hashable, Sendable {
  var kinds: Set<Call.Kind>?
  var party: Party?
  var span: TimeSpan?
  var isVideo: Bool?
  var isSeen: Bool?

  /// Whether only the last of the matching calls counts.
  var isLatest = false

  func matches(_ call: Call) -> Bool {
    (kinds?.contains(call.kind) ?? true) && (span?.contains(call.startedAt) ?? true)
      && (isVideo.map { $0 == call.isVideo } ?? true) && (isSeen.map { $0 == call.isSeen } ?? true)
      && (party.map { call.parties.contains(where: $0.isSame) } ?? true)
  }
}

extension CallSearch {
  /// Searches for the last call that came in and can be called back.
  init(_ filter: INCallRecordFilter?, book: AddressBook) {
    let types = filter?.callTypes ?? []
    kinds = Call.Kind.all(in: types)?.subtracting([.outgoing]) ?? [.missed, .received]
    party = filter?.participants?.first.flatMap(book.party)
    isVideo = filter.flatMap { Self.picture($0.callCapability) }
    isLatest = true
  }

  init(_ intent: INSearchCallHistoryIntent, _ stamp: RequestStamp, book: AddressBook) {
    kinds = Call.Kind.all(in: intent.callTypes)
    party = intent.recipient.flatMap(book.party)
    span = intent.dateCreated.map { TimeSpan($0, now: stamp.date, calendar: stamp.calendar) }
    isVideo = Self.picture(intent.callCapabilities)
    isSeen = intent.unseen == true ? false : nil
    isLatest = intent.callTypes.contains(.latest)
  }

  private static func picture(_ capability: INCallCapability) -> Bool? {
    capability == .unknown ? nil : capability == .videoCall
  }

  /// Nil for both kinds of call.
  private static func picture(_ options: INCallCapabilityOptions) -> Bool? {
    options.contains(.videoCall) == options.contains(.audioCall)
      ? nil : options.contains(.videoCall)
  }
}

extension Call.Kind {
  /// The kinds that the options name; nil if they name none.
  fileprivate static func all(in options: INCallRecordTypeOptions) -> Set<Call.Kind>? {
    let pairs: [(INCallRecordTypeOptions, Call.Kind)] = [
      (.outgoing, .outgoing), (.missed, .missed), (.received, .received),
    ]
    let kinds = Set(pairs.filter { options.contains($0.0) }.map(\.1))
    return kinds.isEmpty ? nil : kinds
  }
}
