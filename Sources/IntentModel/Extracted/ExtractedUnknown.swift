// SPDX-License-Identifier: Apache-2.0

/// Something that can't be read from the sources.
public struct ExtractedUnknown: Hashable, Sendable, Codable {
  public enum Subject: String, Hashable, Sendable, Codable {
    /// A phrase, or the phrases of a shortcut, that code makes.
    case phrase
    /// A shortcut that code makes, such as one whose intent is a variable.
    case shortcut
    /// The things of an entity, which its query finds.
    case entities
    /// A title, a name or a question that code makes.
    case text
    /// The value of a default or a preset that code makes.
    case value
    /// A file that is not read, since it nests deeper than the limit in `code`.
    case file
  }

  public var subject: Subject

  /// Its owner: a type, a type and its member, `OrderSoup.quantity`, or the path of a file.
  public var owner: String

  /// As written, on one line.
  public var code: String
  public var place: SourceLocation

  public init(_ subject: Subject, of owner: String, code: String, place: SourceLocation) {
    (self.subject, self.owner, self.code, self.place) = (subject, owner, code, place)
  }
}

extension ExtractedUnknown {
  /// The finding about it for the app's author.
  public var finding: Finding {
    Finding(.note, rule: "unknown-\(subject.rawValue)", message: message, at: place)
  }

  private var message: String {
    switch subject {
    case .phrase: "a phrase of \(owner) is made by code: \(code)"
    case .shortcut: "a shortcut of \(owner) is made by code: \(code)"
    case .entities: "only the running app knows what \(owner) there is: \(code) finds it"
    case .text: "\(owner) is made by code: \(code)"
    case .value: "the value of \(owner) is made by code: \(code)"
    case .file:
      "the file is not read: its brackets and members nest deeper than \(code); split the expression"
    }
  }
}
