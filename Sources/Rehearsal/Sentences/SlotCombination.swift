// SPDX-License-Identifier: Apache-2.0

/// One set of slots an intent can be asked for with, as Home Assistant's `intents.yaml` lists it.
public struct SlotCombination: Hashable, Sendable {
  /// The name of the files of its sentences and tests, without the extension: `area_domain`.
  public var name: String

  /// Whether its sentences mean the area the speaker is in.
  public var meansSpeakersArea: Bool

  /// What a slot `domain` may hold that nobody said.
  public var inferredDomains: [String]

  /// The domains a block's `name_domains` stands for when it is a group's name.
  public var nameDomainGroups: [String: [String]]

  public init(
    name: String, meansSpeakersArea: Bool = false, inferredDomains: [String] = [],
    nameDomainGroups: [String: [String]] = [:]
  ) {
    self.name = name
    self.meansSpeakersArea = meansSpeakersArea
    self.inferredDomains = inferredDomains
    self.nameDomainGroups = nameDomainGroups
  }
}
