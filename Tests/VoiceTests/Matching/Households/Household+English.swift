// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Ten ways to ask in English, about ten things.
  static let english = """
    language: en
    lists:
      name:
        values:
          - "kitchen lamp"
          - "bedroom light"
          - "living room blinds"
          - "garage door"
          - "front gate"
          - "coffee machine"
          - "dishwasher"
          - "television"
          - "electric heater"
          - "garden sprinkler"
      level: { range: { from: 0, to: 100 } }
    intents:
      TurnOn:
        data:
          - sentences:
              - "turn on the {name}"
              - "switch the {name} on"
      TurnOff:
        data:
          - sentences:
              - "turn off the {name}"
              - "switch the {name} off"
      Open:
        data:
          - sentences:
              - "open the {name}"
      Close:
        data:
          - sentences:
              - "close the {name}"
      SetLevel:
        data:
          - sentences:
              - "set the {name} to {level} percent"
              - "dim the {name} to {level} percent"
      Check:
        data:
          - sentences:
              - "show the status of the {name}"
      Find:
        data:
          - sentences:
              - "where is the {name}"
    """
}
