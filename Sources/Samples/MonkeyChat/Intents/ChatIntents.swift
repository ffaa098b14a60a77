// SPDX-License-Identifier: Apache-2.0

import Intents

/// The app's intents extension: who handles what.
final class ChatIntents: INExtension {
  static let kinds: [INIntent.Type] = [
    INSendMessageIntent.self, INSearchForMessagesIntent.self, INSetMessageAttributeIntent.self,
    INStartCallIntent.self, INStartAudioCallIntent.self, INStartVideoCallIntent.self,
    INSearchCallHistoryIntent.self,
  ]

  private let desk: Desk

  init(_ desk: Desk) { self.desk = desk }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INSendMessageIntent: SendMessageHandler(desk)
    case is INSearchForMessagesIntent: SearchMessagesHandler(desk)
    case is INSetMessageAttributeIntent: MarkMessagesHandler(desk)
    case is INStartCallIntent: StartCallHandler(desk)
    case is INStartAudioCallIntent: StartAudioCallHandler(desk)
    case is INStartVideoCallIntent: StartVideoCallHandler(desk)
    case is INSearchCallHistoryIntent: SearchCallsHandler(desk)
    default: nil
    }
  }
}
