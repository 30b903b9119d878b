import { formatClock, parseClock } from '../../../text/grammar/numeral.ts'
import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import type { Phrase } from '../phrase.ts'

/** Races as parts of a session with their time, "parkrun @ 22:30", and the day of one as a heading. */
export const racesInTheirTime: readonly Phrase[] = [
  {
    needs: ['parkrun', 'race'],
    pattern:
      /(?<=^|[,;:.+] ?|\b(?:then|run|do|and) )(?:the )?(?<race>(?:(?:5|10) ?k )?parkrun|(?<far>5|10) ?k race),? (?:run )?(?<link>@|at|in) ?(?:about |around |~)?(?<time>\d{2}:\d\d)(?: ?mins?\b)?(?=$|[,;.]| (?:then|and|plus|with)\b)/di,
    by: (span, _, text) => {
      const [race, far, time] = [span('race'), span('far'), span('time')]
      const seconds = parseClock(time?.words ?? '')
      if (!race || !time || seconds === undefined || saysRide(text) || saysSwim(text)) return undefined
      const kilometres = Number(far?.words ?? 5)
      const pace = Math.round(seconds / kilometres)
      if (pace < FASTEST || pace > SLOWEST) return undefined
      return [{ words: `${kilometres} km`, for: race }, ' at ', { words: `${formatClock(pace)}/km`, for: time }]
    },
  },
  {
    // "parkrun day: 2k easy, parkrun, 2k easy"
    needs: ['day'],
    pattern: /^(?<day>(?:parkrun|race) day ?[:,-] ?)(?=\d{1,2}(?:\.\d)? ?(?:km?|miles?|mi)\b)/di,
    as: '{day=run: }',
  },
]

// Seconds per kilometre (our choice).
const [FASTEST, SLOWEST] = [150, 540]

/** A race distance that is run as hard as one can is a time trial: "5k all out", "parkrun flat out". */
export const racesAllOut: readonly Phrase[] = [
  {
    needs: ['out', 'max', 'maximum'],
    pattern:
      /(?<=[,;:.+] ?|\bthen |^)(?<length>(?:3|5|10) ?km?|(?:a |1 )?mile|(?:5 ?k )?parkrun) (?<how>(?:run )?(?:all|flat)[- ]out|max(?:imum)? effort)(?=$|[,;.]| (?:then|and|plus)\b)(?!.*\d ?x)/dis,
    by: (span, _, text) => {
      const [length, how] = [span('length'), span('how')]
      // "parkrun, 5k flat out": the same race.
      const isSaid = /\bpark ?run,? (?:the )?5 ?k/i.test(text)
      if (!length || !how || isSaid || /\brace day\b/i.test(text) || saysRide(text) || saysSwim(text)) return undefined
      const own = /park/i.test(length.words) ? { words: '5 km', for: length } : length
      return ['run ', own, ' ', { words: 'time trial', for: how }]
    },
  },
]
