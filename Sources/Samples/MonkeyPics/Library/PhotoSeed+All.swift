// SPDX-License-Identifier: Apache-2.0

import Intents

extension PhotoSeed {
  /// All photos, the oldest first.
  static let all: [PhotoSeed] = amazon + paris + beach + home + snow + kyoto + lately

  private static let amazon = [
    PhotoSeed(
      "2024-03-14", .manaus, in: ["amazonTrip"], of: ["bobo"], with: ["river", "boat"],
      [.photo, .landscapeOrientation, .favorite]),
    PhotoSeed(
      "2024-03-14", .manaus, in: ["amazonTrip"], of: [], with: ["river", "sunset"],
      [.photo, .panoramaPhoto, .landscapeOrientation]),
    PhotoSeed(
      "2024-03-15", .manaus, in: ["amazonTrip"], of: ["bobo", "coco"], with: ["boat"],
      [.photo, .selfie, .frontFacingCamera]),
    PhotoSeed(
      "2024-03-15", .manaus, in: ["amazonTrip"], of: [], with: ["parrot"], [.photo, .burstPhoto]),
    PhotoSeed(
      "2024-03-16", .manaus, in: ["amazonTrip"], of: ["kiki"], with: ["waterfall"],
      [.photo, .portraitOrientation, .hdrPhoto]),
    PhotoSeed(
      "2024-03-16", .manaus, in: ["amazonTrip"], of: [], with: ["waterfall"],
      [.video, .slowMotionVideo]),
    PhotoSeed(
      "2024-03-17", .manaus, in: ["amazonTrip"], of: ["coco"], with: ["banana", "market"],
      [.photo, .squarePhoto]),
  ]

  private static let paris = [
    PhotoSeed(
      "2024-05-02", .paris, in: ["weekendInParis"], of: ["coco"], with: ["tower"],
      [.photo, .selfie, .frontFacingCamera, .favorite]),
    PhotoSeed(
      "2024-05-02", .paris, in: ["weekendInParis"], of: [], with: ["tower", "night"],
      [.photo, .longExposurePhoto]),
    PhotoSeed(
      "2024-05-03", .paris, in: ["weekendInParis"], of: ["coco", "kiki"], with: ["dinner"],
      [.photo, .flash]),
    PhotoSeed(
      "2024-05-03", .paris, in: ["weekendInParis"], of: [], with: ["street", "rain"],
      [.photo, .monoFilter, .portraitOrientation]),
  ]

  private static let beach = [
    PhotoSeed(
      "2024-06-21", .zanzibar, in: ["beachDays"], of: ["bobo"], with: ["beach", "coconut"],
      [.photo, .landscapeOrientation]),
    PhotoSeed(
      "2024-06-21", .zanzibar, in: ["beachDays"], of: [], with: ["beach", "sunset"],
      [.photo, .panoramaPhoto, .landscapeOrientation, .favorite]),
    PhotoSeed(
      "2024-06-22", .zanzibar, in: ["beachDays"], of: ["bobo", "kiki"], with: ["beach"],
      [.photo, .livePhoto]),
    PhotoSeed(
      "2024-06-22", .zanzibar, in: ["beachDays"], of: ["grandmaMango"], with: ["coconut"],
      [.photo, .portraitPhoto, .favorite]),
    PhotoSeed("2024-06-23", .zanzibar, in: ["beachDays"], of: [], with: ["boat"], [.video]),
    PhotoSeed(
      "2024-06-24", .zanzibar, in: ["beachDays"], of: ["kiki"], with: ["snorkel"],
      [.photo, .squarePhoto]),
  ]

  private static let home = [
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["family", "birthdayParty"], of: ["bobo", "grandmaMango"],
      with: ["birthday", "cake"], [.photo, .flash, .favorite]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["birthdayParty"], of: ["bobo", "coco", "kiki"],
      with: ["birthday", "balloons"], [.photo, .landscapeOrientation]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["birthdayParty"], of: ["coco"], with: ["birthday", "banana"],
      [.photo, .selfie, .frontFacingCamera]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["birthdayParty"], of: [], with: ["birthday", "cake"],
      [.photo, .GIF]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["birthdayParty"], of: ["bobo"], with: ["birthday", "dance"],
      [.video]),
    PhotoSeed(
      "2024-11-08", .kinshasa, in: ["family"], of: ["grandmaMango"], with: ["garden"],
      [.photo, .portraitPhoto]),
    PhotoSeed(
      "2024-11-08", .kinshasa, in: ["family"], of: ["grandmaMango", "kiki"],
      with: ["garden", "banana"], [.photo]),
  ]

  private static let snow = [
    PhotoSeed(
      "2024-12-20", .oslo, in: ["snowWeek"], of: ["kiki"], with: ["snow"],
      [.photo, .landscapeOrientation, .favorite]),
    PhotoSeed(
      "2024-12-20", .oslo, in: ["snowWeek"], of: [], with: ["snow", "cabin"], [.photo, .hdrPhoto]),
    PhotoSeed(
      "2024-12-21", .oslo, in: ["snowWeek"], of: ["coco", "kiki"], with: ["snow", "sled"],
      [.photo, .burstPhoto]),
    PhotoSeed(
      "2024-12-21", .oslo, in: ["snowWeek"], of: ["coco"], with: ["snow", "sled"],
      [.video, .slowMotionVideo]),
    PhotoSeed(
      "2024-12-22", .oslo, in: ["snowWeek"], of: [], with: ["night", "snow"],
      [.photo, .longExposurePhoto]),
    PhotoSeed(
      "2025-01-10", .kinshasa, in: [], of: [], with: ["recipe"],
      [.photo, .screenshot, .portraitOrientation]),
    PhotoSeed(
      "2025-02-03", .kinshasa, in: [], of: [], with: ["map"],
      [.photo, .screenshot, .portraitOrientation]),
  ]

  private static let kyoto = [
    PhotoSeed(
      "2025-04-03", .kyoto, in: ["kyotoTrip"], of: ["bobo", "coco"], with: ["temple", "blossom"],
      [.photo, .selfie, .frontFacingCamera, .favorite]),
    PhotoSeed(
      "2025-04-03", .kyoto, in: ["kyotoTrip"], of: [], with: ["blossom"],
      [.photo, .portraitOrientation]),
    PhotoSeed("2025-04-03", .kyoto, in: ["kyotoTrip"], of: ["coco"], with: ["temple"], [.photo]),
    PhotoSeed(
      "2025-04-04", .kyoto, in: ["kyotoTrip"], of: [], with: ["garden", "rain"],
      [.video, .timeLapseVideo]),
    PhotoSeed(
      "2025-04-04", .kyoto, in: ["kyotoTrip"], of: ["bobo"], with: ["dinner"], [.photo, .flash]),
    PhotoSeed(
      "2025-04-05", .kyoto, in: ["kyotoTrip"], of: ["bobo"], with: ["temple", "sunset"],
      [.photo, .panoramaPhoto, .landscapeOrientation, .favorite]),
  ]

  private static let lately = [
    PhotoSeed(
      "2025-07-18", .kinshasa, in: ["family"], of: ["bobo", "grandmaMango"], with: ["dinner"],
      [.photo]),
    PhotoSeed(
      "2025-07-18", .kinshasa, in: ["family"], of: ["grandmaMango"], with: ["banana", "cake"],
      [.photo, .squarePhoto]),
    PhotoSeed(
      "2025-08-29", .kinshasa, in: [], of: ["bobo"], with: ["dance"], [.video, .loopPhoto]),
  ]
}
