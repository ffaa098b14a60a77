// SPDX-License-Identifier: Apache-2.0

import Testing

struct FrenchDateTests {
  private static let hearing = Result { try DateHearing("fr") }

  @Test(arguments: [
    // Days from here
    SaidDate("quel temps fera-t-il demain ?", "demain=2016-11-10"),
    SaidDate("après-demain", "après-demain=2016-11-11"),
    SaidDate("avant-hier", "avant-hier=2016-11-07"),
    SaidDate("aujourd’hui", "aujourd’hui=2016-11-09"),
    SaidDate("dans trois jours", "dans trois jours=2016-11-12"),
    SaidDate("dans quinze jours", "dans quinze jours=2016-11-23"),
    SaidDate("d'ici une semaine", "d'ici une semaine=2016-11-16"),
    SaidDate("il y a deux mois", "il y a deux mois=2016-09-09"),
    SaidDate("une semaine plus tard", "une semaine plus tard=2016-11-16"),
    SaidDate("dans cinq jours ouvrés", "dans cinq jours ouvrés=2016-11-16"),
    // Weekdays
    SaidDate("vendredi", "vendredi=2016-11-11"),
    SaidDate("mardi prochain", "mardi prochain=2016-11-15"),
    SaidDate("lundi dernier", "lundi dernier=2016-10-31"),
    SaidDate("ce samedi", "ce samedi=2016-11-12"),
    SaidDate("jeudi de la semaine prochaine", "jeudi de la semaine prochaine=2016-11-17"),
    SaidDate("mardi en huit", "mardi en huit=2016-11-22"),
    SaidDate("le vendredi 13", "vendredi 13=2017-01-13"),
    SaidDate("le premier lundi de mars", "premier lundi de mars=2017-03-06"),
    SaidDate("le dernier vendredi du mois", "dernier vendredi du mois=2016-11-25"),
    // Days of the calendar
    SaidDate("le 27", "27=2016-11-27"),
    SaidDate("le cinq", "cinq=2016-12-05"),
    SaidDate("le 14 juillet", "14 juillet=2017-07-14"),
    SaidDate("le premier mai 2018", "premier mai 2018=2018-05-01"),
    SaidDate("le 1er janvier", "1er janvier=2017-01-01"),
    SaidDate("lundi 25 décembre 2017", "lundi 25 décembre 2017=2017-12-25"),
    SaidDate("vingt-cinq décembre", "vingt-cinq décembre=2016-12-25"),
    SaidDate("10/12/2016", "10/12/2016=2016-12-10"),
    SaidDate("le 3 du mois prochain", "3 du mois prochain=2016-12-03"),
    SaidDate("le 5 mai de l'année prochaine", "5 mai de l'année prochaine=2017-05-05"),
    SaidDate("2 déc.", "2 déc=2016-12-02"),
    // Times
    SaidDate("à 7 heures", "7 heures=07:00:00"),
    SaidDate("à 15h30", "15h30=15:30:00"),
    SaidDate("quinze heures trente", "quinze heures trente=15:30:00"),
    SaidDate("huit heures et demie", "huit heures et demie=08:30:00"),
    SaidDate("neuf heures moins le quart", "neuf heures moins le quart=08:45:00"),
    SaidDate("dix heures moins vingt", "dix heures moins vingt=09:40:00"),
    SaidDate("midi", "midi=12:00:00"),
    SaidDate("midi et demi", "midi et demi=12:30:00"),
    SaidDate("minuit", "minuit=00:00:00"),
    SaidDate("huit heures du soir", "huit heures du soir=20:00:00"),
    SaidDate("à trois heures de l'après-midi", "trois heures de l'après-midi=15:00:00"),
    SaidDate("18:45", "18:45=18:45:00"),
    SaidDate("six heures du matin", "six heures du matin=06:00:00"),
    // Both
    SaidDate("demain à midi", "demain à midi=2016-11-10T12:00:00"),
    SaidDate("demain à 15 h", "demain à 15 h=2016-11-10T15:00:00"),
    SaidDate("mardi prochain à 9h", "mardi prochain à 9h=2016-11-15T09:00:00"),
    SaidDate("demain matin à huit heures", "demain matin à huit heures=2016-11-10T08:00:00"),
    SaidDate("ce soir à 8 heures", "ce soir à 8 heures=2016-11-09T20:00:00"),
    SaidDate("à 20h ce soir", "20h ce soir=2016-11-09T20:00:00"),
    SaidDate(
      "le 24 décembre à dix-huit heures", "24 décembre à dix-huit heures=2016-12-24T18:00:00"),
    SaidDate("dans vingt minutes", "dans vingt minutes=2016-11-09T10:35:00"),
    SaidDate("dans une heure et demie", "dans une heure et demie=2016-11-09T11:45:00"),
    SaidDate("il y a une demi-heure", "il y a une demi-heure=2016-11-09T09:45:00"),
    SaidDate("maintenant", "maintenant=2016-11-09T10:15:00"),
    // Durations
    SaidDate("pendant vingt minutes", "vingt minutes=PT20M"),
    SaidDate("deux semaines", "deux semaines=P2W"),
    SaidDate("un jour et trois heures", "un jour et trois heures=P1DT3H"),
    SaidDate("pendant une heure et demie", "une heure et demie=PT1H30M"),
    SaidDate("une heure trente", "une heure trente=01:30:00"),
    SaidDate("un quart d'heure", "un quart d'heure=PT15M"),
    SaidDate("trois quarts d'heure", "trois quarts d'heure=PT45M"),
    SaidDate("quatre-vingt-dix secondes", "quatre-vingt-dix secondes=PT90S"),
    SaidDate("1,5 heure", "1,5 heure=PT1H30M"),
    SaidDate("un an et six mois", "un an et six mois=P1Y6M"),
    // Nothing
    SaidDate("bonjour"), SaidDate("la mer est belle"), SaidDate("15 % de remise"),
    SaidDate("deux soupes"), SaidDate("le premier de la classe"), SaidDate("4,22 euros"),
    SaidDate("deux vingt euros"), SaidDate("deux matins"), SaidDate("le 2 de la liste"),
    SaidDate("30 février"),
  ])
  func frenchDatesTimesAndDurationsAreUnderstood(_ said: SaidDate) throws {
    let heard = try Self.hearing.get().meaning(of: said.says)
    #expect(heard == said.means)
  }
}
