// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import IntentModel

/// A file that an intent takes or gives.
public final class INFile: NSObject, @unchecked Sendable {
  public let data: Data
  public var filename: String
  public let typeIdentifier: String?
  public let fileURL: URL?

  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
  }

  /// A file on the disk. Its ``data`` is empty: read the file at ``fileURL`` instead.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
  }
}

extension INFile: INParameterValue {
  public static var parameterType: ParameterType { .file }

  public static func held(_ value: Value) -> INFile? {
    INFile(fileURL: URL(filePath: value.display), filename: nil, typeIdentifier: nil)
  }

  public var parameterValue: Value { .text(fileURL?.path ?? filename) }
}
