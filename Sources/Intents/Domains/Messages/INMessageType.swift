// SPDX-License-Identifier: Apache-2.0

/// The kind of content that a message has.
public enum INMessageType: Int, Sendable {
  case unspecified = 0
  case text = 1
  case audio = 2
  case digitalTouch = 3
  case handwriting = 4
  case sticker = 5
  case tapbackLiked = 6
  case tapbackDisliked = 7
  case tapbackEmphasized = 8
  case tapbackLoved = 9
  case tapbackQuestioned = 10
  case tapbackLaughed = 11
  case mediaCalendar = 12
  case mediaLocation = 13
  case mediaAddressCard = 14
  case mediaImage = 15
  case mediaVideo = 16
  case mediaPass = 17
  case mediaAudio = 18
  case paymentSent = 19
  case paymentRequest = 20
  case paymentNote = 21
  case animoji = 22
  case activitySnippet = 23
  case file = 24
  case link = 25
  case reaction = 26
  case mediaAnimatedImage = 27
  case thirdPartyAttachment = 28
}
