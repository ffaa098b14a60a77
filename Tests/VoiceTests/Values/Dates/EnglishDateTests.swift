// SPDX-License-Identifier: Apache-2.0

import Testing

struct EnglishDateTests {
  private static let hearing = Result { try DateHearing("en") }

  @Test(arguments: [
    // Days from here
    SaidDate("what's the weather tomorrow?", "tomorrow=2016-11-10"),
    SaidDate("The day after tomorrow", "The day after tomorrow=2016-11-11"),
    SaidDate("in three days", "in three days=2016-11-12"),
    SaidDate("a week from now", "a week from now=2016-11-16"),
    SaidDate("a week from tomorrow", "a week from tomorrow=2016-11-17"),
    SaidDate("a week from Friday", "a week from Friday=2016-11-18"),
    SaidDate("two weeks ago", "two weeks ago=2016-10-26"),
    SaidDate("six months later", "six months later=2017-05-09"),
    SaidDate("in a couple of weeks", "in a couple of weeks=2016-11-23"),
    SaidDate("in half a year", "in half a year=2017-05-09"),
    SaidDate("2 business days from now", "2 business days from now=2016-11-11"),
    SaidDate("three working days ago", "three working days ago=2016-11-04"),
    // Weekdays
    SaidDate("remind me Friday", "Friday=2016-11-11"),
    SaidDate("see you on Wednesday", "Wednesday=2016-11-09"),
    SaidDate("next Tuesday", "next Tuesday=2016-11-15"),
    SaidDate("this coming Monday", "this coming Monday=2016-11-14"),
    SaidDate("last Monday", "last Monday=2016-10-31"),
    SaidDate("Thursday of next week", "Thursday of next week=2016-11-17"),
    SaidDate("Sat, Dec 3", "Sat, Dec 3=2016-12-03"),
    SaidDate("Friday the 13th", "Friday the 13th=2017-01-13"),
    SaidDate("the last Friday of this month", "the last Friday of this month=2016-11-25"),
    SaidDate("the second Monday in March", "the second Monday in March=2017-03-13"),
    // Days of the calendar
    SaidDate("the 27th", "the 27th=2016-11-27"),
    SaidDate("Wed the 16th", "Wed the 16th=2016-11-16"),
    SaidDate("on the 5th", "the 5th=2016-12-05"),
    SaidDate("the 3rd of next month", "the 3rd of next month=2016-12-03"),
    SaidDate("October 2", "October 2=2017-10-02"),
    SaidDate("Oct. 2nd, 2018", "Oct. 2nd, 2018=2018-10-02"),
    SaidDate("the fourth of July", "fourth of July=2017-07-04"),
    SaidDate("December twenty-fifth", "December twenty-fifth=2016-12-25"),
    SaidDate("10/12/2016", "10/12/2016=2016-10-12"),
    SaidDate("2016-12-01", "2016-12-01=2016-12-01"),
    SaidDate("31/12/2016", "31/12/2016=2016-12-31"),
    SaidDate("12/31", "12/31=2016-12-31"),
    SaidDate("May 5, 1999", "May 5, 1999=1999-05-05"),
    SaidDate("5 May", "5 May=2017-05-05"),
    SaidDate("February 29", "February 29=2020-02-29"),
    SaidDate("May 5 next year", "May 5 next year=2017-05-05"),
    // Times
    SaidDate("at 7", "7=07:00:00"),
    SaidDate("wake me at 7:30", "7:30=07:30:00"),
    SaidDate("7:30 am", "7:30 am=07:30:00"),
    SaidDate("3pm", "3pm=15:00:00"),
    SaidDate("at three in the afternoon", "three in the afternoon=15:00:00"),
    SaidDate("at half past six", "half past six=06:30:00"),
    SaidDate("quarter to nine pm", "quarter to nine pm=20:45:00"),
    SaidDate("ten past four", "ten past four=04:10:00"),
    SaidDate("at nine oh five", "nine oh five=09:05:00"),
    SaidDate("noon", "noon=12:00:00"),
    SaidDate("at midnight", "midnight=00:00:00"),
    SaidDate("12:30am", "12:30am=00:30:00"),
    SaidDate("twelve thirty pm", "twelve thirty pm=12:30:00"),
    SaidDate("18:45", "18:45=18:45:00"),
    SaidDate("five o'clock", "five o'clock=05:00:00"),
    SaidDate("eight in the evening", "eight in the evening=20:00:00"),
    // Both
    SaidDate("next Tuesday at noon", "next Tuesday at noon=2016-11-15T12:00:00"),
    SaidDate("tomorrow at 3pm", "tomorrow at 3pm=2016-11-10T15:00:00"),
    SaidDate("at 3pm tomorrow", "3pm tomorrow=2016-11-10T15:00:00"),
    SaidDate("tomorrow morning at eight", "tomorrow morning at eight=2016-11-10T08:00:00"),
    SaidDate("tonight at 9", "tonight at 9=2016-11-09T21:00:00"),
    SaidDate("tonight at 1", "tonight at 1=2016-11-10T01:00:00"),
    SaidDate(
      "Friday evening at half past seven",
      "Friday evening at half past seven=2016-11-11T19:30:00"),
    SaidDate("on December 24 at 18:00", "December 24 at 18:00=2016-12-24T18:00:00"),
    SaidDate("2016-11-12T08:30", "2016-11-12T08:30=2016-11-12T08:30:00"),
    SaidDate("in twenty minutes", "in twenty minutes=2016-11-09T10:35:00"),
    SaidDate("in an hour and a half", "in an hour and a half=2016-11-09T11:45:00"),
    SaidDate("half an hour ago", "half an hour ago=2016-11-09T09:45:00"),
    SaidDate("in 36 hours", "in 36 hours=2016-11-10T22:15:00"),
    SaidDate("call me now", "now=2016-11-09T10:15:00"),
    // Durations
    SaidDate("for twenty minutes", "twenty minutes=PT20M"),
    SaidDate("2 weeks", "2 weeks=P2W"),
    SaidDate("1 day 3 hours", "1 day 3 hours=P1DT3H"),
    SaidDate("one day and three hours", "one day and three hours=P1DT3H"),
    SaidDate("an hour and a half", "an hour and a half=PT1H30M"),
    SaidDate("two and a half hours", "two and a half hours=PT2H30M"),
    SaidDate("half an hour", "half an hour=PT30M"),
    SaidDate("three quarters of an hour", "three quarters of an hour=PT45M"),
    SaidDate("a quarter of an hour", "a quarter of an hour=PT15M"),
    SaidDate("90 seconds", "90 seconds=PT90S"),
    SaidDate("one hundred and twenty minutes", "one hundred and twenty minutes=PT120M"),
    SaidDate("1.5 hours", "1.5 hours=PT1H30M"),
    SaidDate("1h30m", "1h30m=PT1H30M"),
    SaidDate("a year and six months", "a year and six months=P1Y6M"),
    // Nothing
    SaidDate("the cat sat on the mat"), SaidDate("I may march"), SaidDate("4.22 dollars"),
    SaidDate("$15 on 15% off"), SaidDate("two clam chowders"), SaidDate("second to none"),
    SaidDate("the first one"), SaidDate("one of the two"), SaidDate("at 5% interest"),
    SaidDate("two twenty dollar cards"), SaidDate("good morning, 2 soups please"),
    SaidDate("two evening dresses"), SaidDate("order two tonight"), SaidDate("5 to 10 bowls"),
    SaidDate("a second bowl"), SaidDate("for the first time"), SaidDate("on the 5th floor"),
    SaidDate("on 15 occasions"), SaidDate("February 30"), SaidDate("call 555-1234"),
    SaidDate("the sun is out"), SaidDate(""),
  ])
  func englishDatesTimesAndDurationsAreUnderstood(_ said: SaidDate) throws {
    let heard = try Self.hearing.get().meaning(of: said.says)
    #expect(heard == said.means)
  }
}
