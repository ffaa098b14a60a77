// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The folder of an app's sources.
public struct SourceFolder {
  /// A folder with more files, or larger ones, is not taken for an app's.
  private static let maximumFiles = 20_000
  private static let maximumSize = 10_000_000

  /// Folders that other tools fill.
  private static let foreign: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules"]

  private let url: URL

  public init(_ url: URL) { self.url = url }

  /// The app's Swift files, down to the bottom; those of hidden folders and of other people's
  /// packages are left out.
  ///
  /// - Throws: `CocoaError` where the folder can't be read.
  public func sources() throws -> AppSources {
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    var texts: [String: String] = [:]
    let paths = try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted()
    for path in paths where Self.isOwn(path) && texts.count < Self.maximumFiles {
      texts[path] = text(at: path)
    }
    return AppSources(texts)
  }

  private static func isOwn(_ path: String) -> Bool {
    path.hasSuffix(".swift")
      && path.split(separator: "/").allSatisfy {
        !$0.hasPrefix(".") && !foreign.contains(String($0))
      }
  }

  /// The text of a file; a file that can't be read, or is not text, is left out.
  private func text(at path: String) -> String? {
    let file = url.appending(path: path)
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard values?.isRegularFile == true, values?.fileSize ?? 0 <= Self.maximumSize else {
      return nil
    }
    return try? String(contentsOf: file, encoding: .utf8)
  }
}
