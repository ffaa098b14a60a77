// SPDX-License-Identifier: Apache-2.0

/// The properties of a photo or a video.
public struct INPhotoAttributeOptions: INOptionSet {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photo = INPhotoAttributeOptions(rawValue: 1 << 0)
  public static let video = INPhotoAttributeOptions(rawValue: 1 << 1)
  // Apple's spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let GIF = INPhotoAttributeOptions(rawValue: 1 << 2)
  /// Taken with a flash.
  public static let flash = INPhotoAttributeOptions(rawValue: 1 << 3)
  public static let landscapeOrientation = INPhotoAttributeOptions(rawValue: 1 << 4)
  public static let portraitOrientation = INPhotoAttributeOptions(rawValue: 1 << 5)
  public static let favorite = INPhotoAttributeOptions(rawValue: 1 << 6)
  public static let selfie = INPhotoAttributeOptions(rawValue: 1 << 7)
  public static let frontFacingCamera = INPhotoAttributeOptions(rawValue: 1 << 8)
  public static let screenshot = INPhotoAttributeOptions(rawValue: 1 << 9)
  public static let burstPhoto = INPhotoAttributeOptions(rawValue: 1 << 10)
  public static let hdrPhoto = INPhotoAttributeOptions(rawValue: 1 << 11)
  public static let squarePhoto = INPhotoAttributeOptions(rawValue: 1 << 12)
  public static let panoramaPhoto = INPhotoAttributeOptions(rawValue: 1 << 13)
  public static let timeLapseVideo = INPhotoAttributeOptions(rawValue: 1 << 14)
  public static let slowMotionVideo = INPhotoAttributeOptions(rawValue: 1 << 15)
  public static let noirFilter = INPhotoAttributeOptions(rawValue: 1 << 16)
  public static let chromeFilter = INPhotoAttributeOptions(rawValue: 1 << 17)
  public static let instantFilter = INPhotoAttributeOptions(rawValue: 1 << 18)
  public static let tonalFilter = INPhotoAttributeOptions(rawValue: 1 << 19)
  public static let transferFilter = INPhotoAttributeOptions(rawValue: 1 << 20)
  public static let monoFilter = INPhotoAttributeOptions(rawValue: 1 << 21)
  public static let fadeFilter = INPhotoAttributeOptions(rawValue: 1 << 22)
  public static let processFilter = INPhotoAttributeOptions(rawValue: 1 << 23)
  /// With a blurred background, in either orientation of the camera.
  public static let portraitPhoto = INPhotoAttributeOptions(rawValue: 1 << 24)
  public static let livePhoto = INPhotoAttributeOptions(rawValue: 1 << 25)
  public static let loopPhoto = INPhotoAttributeOptions(rawValue: 1 << 26)
  public static let bouncePhoto = INPhotoAttributeOptions(rawValue: 1 << 27)
  public static let longExposurePhoto = INPhotoAttributeOptions(rawValue: 1 << 28)

  public static var names: [String] {
    [
      "photo", "video", "GIF", "flash", "landscapeOrientation", "portraitOrientation",
      "favorite", "selfie", "frontFacingCamera", "screenshot", "burstPhoto", "hdrPhoto",
      "squarePhoto", "panoramaPhoto", "timeLapseVideo", "slowMotionVideo", "noirFilter",
      "chromeFilter", "instantFilter", "tonalFilter", "transferFilter", "monoFilter",
      "fadeFilter", "processFilter", "portraitPhoto", "livePhoto", "loopPhoto", "bouncePhoto",
      "longExposurePhoto",
    ]
  }
}
