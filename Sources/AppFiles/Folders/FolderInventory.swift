// SPDX-License-Identifier: Apache-2.0

import IntentModel

/// The app files below a folder, found in one walk that visits no folder twice.
struct FolderInventory: Sendable {
  /// A folder that holds app files itself.
  struct Root: Sendable {
    /// The path from the walk's start; empty for the start itself.
    var path: String

    /// The files directly in the folder that are read, such as `Info.plist`.
    var files: [String] = []

    /// The files of each `.lproj` folder, by its name without the extension.
    var localizations: [String: [String]] = [:]

    /// Whether these files hold requests that can be made of an app.
    var hasRequests: Bool {
      (files + localizations.values.joined()).contains(where: AppFileKind.bringsRequests)
    }

    var hasInfo: Bool { files.contains { AppFileKind($0) == .info } }
  }

  static let maximumDepth = 32
  private static let maximumEntries = 50_000

  /// Sorted by path, so that a folder stands before those below it.
  private(set) var roots: [Root] = []
  private(set) var findings: [Finding] = []

  private let start: String
  private let shown: String
  private var visited: Set<[UInt64]> = []
  private var entries = 0

  /// - Parameters:
  ///   - start: The folder's path.
  ///   - shown: The folder as findings name it.
  init(_ start: String, shown: String) {
    self.start = start
    self.shown = shown
    walk("", depth: 0)
    roots.sort { $0.path < $1.path }
  }

  private mutating func walk(_ path: String, depth: Int) {
    guard isNew(path), depth <= Self.maximumDepth, let names = names(in: path) else { return }
    var root = Root(path: path)
    for name in names where !isFull {
      if let kind = AppFileKind(name), kind != .templates, kind.isReadAlone {
        root.files.append(name)
      } else if name.hasSuffix(".lproj") {
        take(name, into: &root)
      } else if isFolder(join(path, name)) {
        walk(join(path, name), depth: depth + 1)
      }
    }
    if !root.files.isEmpty || !root.localizations.isEmpty { roots.append(root) }
  }

  private mutating func take(_ name: String, into root: inout Root) {
    let path = join(root.path, name)
    guard isNew(path), let files = names(in: path)?.filter({ AppFileKind($0) != nil }) else {
      return
    }
    if !files.isEmpty { root.localizations[String(name.dropLast(6))] = files }
  }

  // MARK: Bounds

  private var isFull: Bool { entries > Self.maximumEntries }

  private mutating func names(in path: String) -> [String]? {
    do {
      let names = try FolderReader.names(in: join(start, path), shown: join(shown, path))
      entries += names.count
      if isFull { reportFull() }
      return isFull ? nil : names
    } catch {
      findings += error.findings
      return nil
    }
  }

  private mutating func reportFull() {
    guard !findings.contains(where: { $0.rule == "folder-too-large" }) else { return }
    let message = "more than \(Self.maximumEntries) files lie here; name the app's own folder"
    let place = SourceLocation(file: shown)
    findings.append(Finding(.warning, rule: "folder-too-large", message: message, at: place))
  }

  /// False for a folder that was visited before, for example through a link that leads upwards.
  private mutating func isNew(_ path: String) -> Bool {
    guard let kind = FolderReader.kind(of: join(start, path)), kind.form == .folder else {
      return path.isEmpty
    }
    return visited.insert(kind.identity).inserted
  }

  private func isFolder(_ path: String) -> Bool {
    FolderReader.kind(of: join(start, path))?.form == .folder
  }
}

/// Two parts of a path, either of which may be empty.
func join(_ path: String, _ name: String) -> String {
  path.isEmpty ? name : name.isEmpty ? path : "\(path)/\(name)"
}
