// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A file, by its contents or by where it lies.
public struct IntentFile: Hashable, Sendable {
  public var filename: String

  /// Where it lies; nil for one that is its contents alone.
  public let fileURL: URL?
  public let type: UTType?

  /// Whether the file is deleted as soon as the intent is done.
  public var removedOnCompletion = false
  private let contents: Data?

  public init(data: Data, filename: String, type: UTType? = nil) {
    contents = data
    fileURL = nil
    self.filename = filename
    self.type = type ?? UTType(fileOf: filename)
  }

  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    let filename = filename ?? fileURL.lastPathComponent
    contents = nil
    self.fileURL = fileURL
    self.filename = filename
    self.type = type ?? UTType(fileOf: filename)
  }

  /// The file's bytes; none where it can't be read.
  public var data: Data { (try? read()) ?? Data() }

  private func read() throws -> Data {
    if let contents { return contents }
    guard let fileURL else { return Data() }
    return try Data(contentsOf: fileURL)
  }
}

extension IntentFile {
  /// What it can be had as: nothing is converted here, so that it is what the file is.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  public func data(contentType: UTType) async throws -> Data { try read() }

  /// - Parameter destinationDirectory: where it is copied to; it is opened where it lies without.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    if let fileURL, destinationDirectory == nil { return (fileURL, true) }
    let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
    let copy = folder.appending(component: filename)
    try read().write(to: copy)
    return (copy, false)
  }

  /// Hands a file to a closure, which is told whether it is the original; a copy is deleted afterwards.
  public nonisolated(nonsending) func withFile<Result>(
    contentType: UTType, allowOpenInPlace: Bool = false,
    fileHandler: @escaping (URL, Bool) async throws -> Result
  ) async throws -> Result {
    if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
    let folder = FileManager.default.temporaryDirectory
      .appending(component: UUID().uuidString, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = try await file(contentType: contentType, destinationDirectory: folder)
    return try await fileHandler(copy.fileURL, false)
  }
}

extension UTType {
  /// The type that a file's name tells.
  fileprivate init?(fileOf name: String) {
    self.init(filenameExtension: (name as NSString).pathExtension)
  }
}

extension IntentFile: _IntentValue {
  /// A file is said by its path.
  public static var _traits: _ValueTraits<IntentFile> {
    var traits = _ValueTraits<IntentFile>(
      .file, read: { IntentFile(fileURL: URL(filePath: $0.display)) },
      write: { .text($0.fileURL?.path ?? $0.filename) })
    traits.shape.isNameOnly = true
    return traits
  }
}
