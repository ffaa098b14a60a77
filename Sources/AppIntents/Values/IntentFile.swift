// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// A file, given by its contents or by its location.
public struct IntentFile: Hashable, Sendable {
  public var filename: String

  /// The location; nil for a file that is given by its contents.
  public let fileURL: URL?
  public let type: UTType?

  /// Whether to delete the file as soon as the intent is done. It has no effect here.
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

  /// The file's bytes; empty if the file can't be read.
  public var data: Data { (try? read()) ?? Data() }

  private func read() throws -> Data {
    if let contents { return contents }
    guard let fileURL else { return Data() }
    return try Data(contentsOf: fileURL)
  }
}

extension IntentFile {
  /// The types in which the file is available. Nothing is converted here, so it is only the file's
  /// own type.
  public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

  public func data(contentType: UTType) async throws -> Data { try read() }

  /// The file, copied to the `destinationDirectory`. If that is nil, a file with a location is
  /// opened in place, and contents are written to a temporary folder.
  public func file(
    contentType: UTType, destinationDirectory: URL? = nil
  ) async throws -> (fileURL: URL, openedInPlace: Bool) {
    if let fileURL, destinationDirectory == nil { return (fileURL, true) }
    let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
    let copy = folder.appending(component: filename)
    try read().write(to: copy)
    return (copy, false)
  }

  /// Passes a file to a closure, with whether it is the original. A copy is deleted afterwards.
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
  /// The type that the extension of a file's name stands for.
  fileprivate init?(fileOf name: String) {
    self.init(filenameExtension: (name as NSString).pathExtension)
  }
}

extension IntentFile: _IntentValue {
  /// The assistant keeps only the path of a file, or its name if it has no path.
  public static var _traits: _ValueTraits<IntentFile> {
    var traits = _ValueTraits<IntentFile>(
      .file, read: { IntentFile(fileURL: URL(filePath: $0.display)) },
      write: { .text($0.fileURL?.path ?? $0.filename) })
    traits.shape.isNameOnly = true
    return traits
  }
}
