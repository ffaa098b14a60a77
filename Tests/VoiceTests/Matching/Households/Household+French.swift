// SPDX-License-Identifier: Apache-2.0

extension Household {
  /// Ten ways to ask in French, about ten things.
  static let french = """
    language: fr
    lists:
      name:
        values:
          - "la lampe de la cuisine"
          - "le plafonnier du salon"
          - "les volets de la chambre"
          - "la porte du garage"
          - "l'aspirateur"
          - "la cafetière"
          - "le lave-vaisselle"
          - "la télévision"
          - "le chauffage électrique"
          - "l'arrosage du jardin"
      level: { range: { from: 0, to: 100 } }
    intents:
      TurnOn:
        data:
          - sentences:
              - "allume {name}"
              - "mets {name} en marche"
      TurnOff:
        data:
          - sentences:
              - "éteins {name}"
      Open:
        data:
          - sentences:
              - "ouvre {name}"
      Close:
        data:
          - sentences:
              - "ferme {name}"
      SetLevel:
        data:
          - sentences:
              - "règle {name} à {level} pour cent"
              - "mets {name} à {level} pour cent"
      Check:
        data:
          - sentences:
              - "montre l'état de {name}"
              - "dis-moi comment va {name}"
      Find:
        data:
          - sentences:
              - "où se trouve {name}"
    """
}
