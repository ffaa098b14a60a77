// SPDX-License-Identifier: Apache-2.0

import Intents

extension MessageSearch {
  /// What a request asks for, once all of it is agreed on.
  init(
    _ intent: INSearchForMessagesIntent, _ stamp: RequestStamp, book: AddressBook,
    groups all: [Group]
  ) {
    senders = (intent.senders ?? []).compactMap(book.party)
    recipients = (intent.recipients ?? []).compactMap(book.party)
    groups = all.filter { group in
      intent.speakableGroupNames?.contains(where: group.isMeant(exactly:)) ?? false
    }
    terms = intent.searchTerms ?? []
    marks = intent.attributes
    span = intent.dateTimeRange.map { TimeSpan($0, now: stamp.date, calendar: stamp.calendar) }
    identifiers = intent.identifiers ?? []
    conversations = intent.conversationIdentifiers ?? []
  }
}
