// SPDX-License-Identifier: Apache-2.0

import Intents

extension PhotoSeed {
  /// The oldest first.
  static let all: [PhotoSeed] = amazon + paris + beach + home + snow + kyoto + lately

  private static let amazon = [
    PhotoSeed(
      "2024-03-14", .manaus, in: ["Amazon Trip"], of: ["Bobo"], with: ["river", "boat"],
      [.photo, .landscapeOrientation, .favorite]),
    PhotoSeed(
      "2024-03-14", .manaus, in: ["Amazon Trip"], of: [], with: ["river", "sunset"],
      [.photo, .panoramaPhoto, .landscapeOrientation]),
    PhotoSeed(
      "2024-03-15", .manaus, in: ["Amazon Trip"], of: ["Bobo", "Coco"], with: ["boat"],
      [.photo, .selfie, .frontFacingCamera]),
    PhotoSeed(
      "2024-03-15", .manaus, in: ["Amazon Trip"], of: [], with: ["parrot"], [.photo, .burstPhoto]),
    PhotoSeed(
      "2024-03-16", .manaus, in: ["Amazon Trip"], of: ["Kiki"], with: ["waterfall"],
      [.photo, .portraitOrientation, .hdrPhoto]),
    PhotoSeed(
      "2024-03-16", .manaus, in: ["Amazon Trip"], of: [], with: ["waterfall"],
      [.video, .slowMotionVideo]),
    PhotoSeed(
      "2024-03-17", .manaus, in: ["Amazon Trip"], of: ["Coco"], with: ["banana", "market"],
      [.photo, .squarePhoto]),
  ]

  private static let paris = [
    PhotoSeed(
      "2024-05-02", .paris, in: ["Weekend in Paris"], of: ["Coco"], with: ["tower"],
      [.photo, .selfie, .frontFacingCamera, .favorite]),
    PhotoSeed(
      "2024-05-02", .paris, in: ["Weekend in Paris"], of: [], with: ["tower", "night"],
      [.photo, .longExposurePhoto]),
    PhotoSeed(
      "2024-05-03", .paris, in: ["Weekend in Paris"], of: ["Coco", "Kiki"], with: ["dinner"],
      [.photo, .flash]),
    PhotoSeed(
      "2024-05-03", .paris, in: ["Weekend in Paris"], of: [], with: ["street", "rain"],
      [.photo, .monoFilter, .portraitOrientation]),
  ]

  private static let beach = [
    PhotoSeed(
      "2024-06-21", .zanzibar, in: ["Beach Days"], of: ["Bobo"], with: ["beach", "coconut"],
      [.photo, .landscapeOrientation]),
    PhotoSeed(
      "2024-06-21", .zanzibar, in: ["Beach Days"], of: [], with: ["beach", "sunset"],
      [.photo, .panoramaPhoto, .landscapeOrientation, .favorite]),
    PhotoSeed(
      "2024-06-22", .zanzibar, in: ["Beach Days"], of: ["Bobo", "Kiki"], with: ["beach"],
      [.photo, .livePhoto]),
    PhotoSeed(
      "2024-06-22", .zanzibar, in: ["Beach Days"], of: ["Grandma Mango"], with: ["coconut"],
      [.photo, .portraitPhoto, .favorite]),
    PhotoSeed("2024-06-23", .zanzibar, in: ["Beach Days"], of: [], with: ["boat"], [.video]),
    PhotoSeed(
      "2024-06-24", .zanzibar, in: ["Beach Days"], of: ["Kiki"], with: ["snorkel"],
      [.photo, .squarePhoto]),
  ]

  private static let home = [
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["Family", "Birthday Party"], of: ["Bobo", "Grandma Mango"],
      with: ["birthday", "cake"], [.photo, .flash, .favorite]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["Birthday Party"], of: ["Bobo", "Coco", "Kiki"],
      with: ["birthday", "balloons"], [.photo, .landscapeOrientation]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["Birthday Party"], of: ["Coco"], with: ["birthday", "banana"],
      [.photo, .selfie, .frontFacingCamera]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["Birthday Party"], of: [], with: ["birthday", "cake"],
      [.photo, .GIF]),
    PhotoSeed(
      "2024-09-13", .kinshasa, in: ["Birthday Party"], of: ["Bobo"], with: ["birthday", "dance"],
      [.video]),
    PhotoSeed(
      "2024-11-08", .kinshasa, in: ["Family"], of: ["Grandma Mango"], with: ["garden"],
      [.photo, .portraitPhoto]),
    PhotoSeed(
      "2024-11-08", .kinshasa, in: ["Family"], of: ["Grandma Mango", "Kiki"],
      with: ["garden", "banana"], [.photo]),
  ]

  private static let snow = [
    PhotoSeed(
      "2024-12-20", .oslo, in: ["Snow Week"], of: ["Kiki"], with: ["snow"],
      [.photo, .landscapeOrientation, .favorite]),
    PhotoSeed(
      "2024-12-20", .oslo, in: ["Snow Week"], of: [], with: ["snow", "cabin"], [.photo, .hdrPhoto]),
    PhotoSeed(
      "2024-12-21", .oslo, in: ["Snow Week"], of: ["Coco", "Kiki"], with: ["snow", "sled"],
      [.photo, .burstPhoto]),
    PhotoSeed(
      "2024-12-21", .oslo, in: ["Snow Week"], of: ["Coco"], with: ["snow", "sled"],
      [.video, .slowMotionVideo]),
    PhotoSeed(
      "2024-12-22", .oslo, in: ["Snow Week"], of: [], with: ["night", "snow"],
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
      "2025-04-03", .kyoto, in: ["Kyoto Trip"], of: ["Bobo", "Coco"], with: ["temple", "blossom"],
      [.photo, .selfie, .frontFacingCamera, .favorite]),
    PhotoSeed(
      "2025-04-03", .kyoto, in: ["Kyoto Trip"], of: [], with: ["blossom"],
      [.photo, .portraitOrientation]),
    PhotoSeed("2025-04-03", .kyoto, in: ["Kyoto Trip"], of: ["Coco"], with: ["temple"], [.photo]),
    PhotoSeed(
      "2025-04-04", .kyoto, in: ["Kyoto Trip"], of: [], with: ["garden", "rain"],
      [.video, .timeLapseVideo]),
    PhotoSeed(
      "2025-04-04", .kyoto, in: ["Kyoto Trip"], of: ["Bobo"], with: ["dinner"], [.photo, .flash]),
    PhotoSeed(
      "2025-04-05", .kyoto, in: ["Kyoto Trip"], of: ["Bobo"], with: ["temple", "sunset"],
      [.photo, .panoramaPhoto, .landscapeOrientation, .favorite]),
  ]

  private static let lately = [
    PhotoSeed(
      "2025-07-18", .kinshasa, in: ["Family"], of: ["Bobo", "Grandma Mango"], with: ["dinner"],
      [.photo]),
    PhotoSeed(
      "2025-07-18", .kinshasa, in: ["Family"], of: ["Grandma Mango"], with: ["banana", "cake"],
      [.photo, .squarePhoto]),
    PhotoSeed(
      "2025-08-29", .kinshasa, in: [], of: ["Bobo"], with: ["dance"], [.video, .loopPhoto]),
  ]
}
