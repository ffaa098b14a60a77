// SPDX-License-Identifier: Apache-2.0

/// A type that is an App Intent.
public struct ExtractedIntent: Hashable, Sendable, Codable {
  /// The type's name, without the types it lies in.
  public var name: String
  public var place: SourceLocation

  /// The protocols it names, in their order: `AppIntent`, `OpenIntent`.
  public var protocols: [String] = []

  public var title: String?
  public var summary: String?

  /// The sentences of its parameter summary, one for each case, with `${parameter}` tokens.
  public var parameterSummaries: [ExtractedPhrase] = []

  /// In the order of the source.
  public var parameters: [ExtractedParameter] = []

  /// Whether the app is opened to do it.
  public var opensApp = false

  /// Whether it is offered where apps are searched and shortcuts are made.
  public var isDiscoverable = true

  /// As written: `requiresAuthentication`; nil for none.
  public var authentication: String?

  /// Whether its code asks for a yes before it goes on.
  public var asksForConfirmation = false

  /// The question before that, if it is written out.
  public var confirmations: [ExtractedDialog] = []

  /// Its answers, as far as they are written out.
  public var dialogs: [ExtractedDialog] = []

  /// Whether it shows a view beside what it says.
  public var showsView = false

  public init(name: String, place: SourceLocation) {
    (self.name, self.place) = (name, place)
  }
}

/// Something an intent says, as it is written out: `${parameter}` stands for a value, and `…` for all else that is
/// filled in.
public struct ExtractedDialog: Hashable, Sendable, Codable {
  /// The words to say when nothing is shown.
  public var full: String

  /// The words to say beside a view; nil for the same words.
  public var supporting: String?

  public var place: SourceLocation

  public init(full: String, supporting: String? = nil, place: SourceLocation) {
    (self.full, self.supporting, self.place) = (full, supporting, place)
  }
}
