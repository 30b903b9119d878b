import type { Phrase } from '../phrase.ts'

/** The runs of a known plan by their week, with five minutes of walking at both ends: "couch to 5k week 3". */
export const weeksOfPlans: readonly Phrase[] = [
  {
    // "wk 7 thurs - 15 min wu": what the session is called.
    needs: ['wk', 'week'],
    pattern: /^(?<label>(?:wk|week) ?\d{1,2},? (?:mon|tue|wed|thu|fri|sat|sun)[a-z]*) ?[-:,] ?(?=[^\n]*\d)/di,
    as: '{label=}',
    tell: 'The week of a plan says when it is.',
  },
  {
    needs: ['couch', 'c', 'cto', 'nhs'],
    pattern:
      /^(?:run:? )?(?:nhs )?(?<plan>(?:couch (?:to|2) 5 ?k|c ?25 ?k|c2 ?5k)(?: plan| programme| program| app)?)[ ,:-]*(?:week|wk|w) ?(?<week>\d)(?:[ ,:-]*(?:day|d|run|r|session|workout) ?(?<day>\d))?(?: run| session| workout)?(?: (?:today|tonight|please|outside|outdoors|indoors|(?:on|at|in) the [a-z]{3,12}))?[.!]?$/di,
    by: (span) => {
      const [plan, week] = [span('plan'), span('week')]
      const day = Number(span('day')?.words ?? 1)
      const runs = week && runsOf(Number(week.words), day)
      if (!plan || !week || !runs) return undefined
      const place = { from: plan.from, to: (span('day') ?? week).to }
      const isOneOfMany = !span('day') && (week.words === '5' || week.words === '6')
      const tell = `Week ${week.words} of the plan of the NHS is ${runs}, between 5 minutes of walking${
        isOneOfMany ? ': this is its first day, say another one as day 2 or day 3' : ''
      }.`
      return [{ words: `run 5 min walk warm up, ${runs}, 5 min walk`, for: place, tell }]
    },
  },
]

/** What a day of a week consists of; the days of weeks 5 and 6 differ. */
function runsOf(week: number, day: number): string | undefined {
  const ofWeek = weeks[week]
  return typeof ofWeek === 'string' ? ofWeek : ofWeek?.[day - 1]
}

const ROW = ', 3 min walk, '
const weeks: Readonly<Record<number, string | readonly string[]>> = {
  1: '8x(60 s run, 90 s walk)',
  2: '6x(90 s run, 2 min walk)',
  3: '90 s run, 90 s walk, 3 min run, 3 min walk, 90 s run, 90 s walk, 3 min run, 3 min walk',
  4: '3 min run, 90 s walk, 5 min run, 150 s walk, 3 min run, 90 s walk, 5 min run',
  5: [`5 min run${ROW}5 min run${ROW}5 min run`, '8 min run, 5 min walk, 8 min run', '20 min easy run'],
  6: [`5 min run${ROW}8 min run${ROW}5 min run`, '10 min run, 3 min walk, 10 min run', '25 min easy run'],
  7: '25 min easy run',
  8: '28 min easy run',
  9: '30 min easy run',
}
