import { saysRide, saysSwim } from '../../tokens/says-sport.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'

const JOG = '(?:an? (?=\\d))?(?<jog>an?|one|two|\\d{1,2}) ?(?<unit>s|secs?|seconds?|mins?|minutes?)'

const SHORT_TIME = '(?:\\b\\d{2}[ -]?(?:mins?|minutes?)\\b|\\bhalf an hour\\b)'
const NEVER_RAN =
  "\\b(?:never (?:been )?(?:run|ran|jogged|running)(?: (?:before|in my life|ever)| ?(?=[,.;!]|$))|(?:not|haven't|havent) (?:run|jogged|been running) (?:before|in (?:years|ages|decades)|for years|since school)|no running experience|first (?:ever |time )(?:run(?:ning|ner)?|jog(?:ging)?))\\b"
/** What says how it is to be run, or that it is not to be. */
const OTHERWISE =
  /\b(?:walk\w*|hurts?|pain|sore|injur\w*|ill|sick|tempo|hard|fast|intervals?|sprints?|hills?|fartlek|threshold|strides|fit|cyclist|swimmer|no (?:walk\w*|breaks?)|without stopping|non ?-?stop)\b/i
const HALF_AN_HOUR = 30
// Our choice: who has never run takes a shorter way.
const MOST_BY_TURNS = 60

/** Runs with walks in a row, walks that are hiked, walks at both ends, and the day of the plan that they are from. */
export const walksOfBeginners: readonly Phrase[] = [
  {
    // "w1d1 couch to 5k: 5 min walk then 8 x 60s run 90s walk": the session is written out.
    needs: ['w', 'wk', 'week'],
    pattern:
      /^(?<day>w(?:(?:ee)?k)? ?\d{1,2},? ?(?:d(?:ay)? ?\d|(?:run|session) ?\d)(?: (?:of )?(?:the )?(?:c ?25 ?k|couch to 5 ?k))?[:,-]? )(?=.*\bwalk)/di,
    as: '{day=run: }',
  },
  {
    // "4:1s for an hour": so many minutes run for each one walked.
    needs: [':'],
    pattern:
      /^(?<kind>(?:(?:easy|long) )*(?:(?:run|jog)(?:(?: ?\/ ?|-| )walk)?(?:ning)?[,:]? )?)(?<ratio>(?<run>[1-9]|1\d|20):(?<walk>[1-3]))['’]?s (?:for|over) (?<whole>(?:an|one|half an) hour|\d{1,3} ?(?:mins?|minutes|h|hrs?|hours?))(?= ?[.!]?$)/di,
    as: '{kind=run/walk }{ratio} for {whole}',
    tell: 'Such pairs are minutes run and walked.',
    unless: (text) => saysRide(text) || saysSwim(text),
  },
  {
    // "25 run 5 hike for 4h"
    needs: ['hike', 'hiking'],
    pattern:
      /(?<=\d(?: ?(?:mins?|minutes|'))? )(?<hike>(?:power[- ]?)?hik(?:e|ing))\b|\b(?<first>(?:power[- ]?)?hike)(?= (?:for )?\d{1,2}(?! ?h))/dgi,
    as: '{hike|first=walk}',
    when: /\b(?:run|jog)/i,
  },
  {
    // "25 run 5 walk for 4h"
    needs: ['walk', 'walking', 'hike', 'hiking'],
    pattern:
      /^(?<one>\d{1,2})(?: ?(?:mins?|minutes|'))? (?:run|jog)(?:ning|ging)?,? (?:and |then )?(?<two>\d{1,2})(?: ?(?:mins?|minutes|'))? (?:walk(?:ing)?|hik(?:e|ing)),? (?:for|x) ?(?<whole>\d{1,3} ?(?:hours?|hrs?|h|mins?|minutes))$/di,
    by: (span, all, text) => {
      const [one, two, whole] = ['one', 'two', 'whole'].map(span)
      if (!one || !two || !whole || saysRide(text) || saysSwim(text)) return undefined
      const words = `run ${one.words} min walk ${two.words} min for ${whole.words}`
      return [{ words, for: { from: 0, to: all.length } }]
    },
  },
  {
    // "first run ever! 20 minutes": the sport.
    needs: ['first'],
    pattern:
      /^(?<first>(?:my |this is my )?(?:very )?first(?: ever)?) (?<sport>run|jog|ride|swim)(?<ever>(?: ever)?[!,.:-]+(?= ))/di,
    as: '{first=}{sport}{ever=,}',
  },
  {
    // "I'm a total beginner, never run before, have 30 minutes"
    needs: ['never', 'not', 'haven', 'havent', 'no', 'first'],
    pattern: new RegExp(
      `^(?:(?<who>[^\\d;]*${NEVER_RAN}[^\\d;]*?)(?<length>${SHORT_TIME})(?<rest>[^\\d;]*)|(?<before>[^\\d;]*?)(?<length2>${SHORT_TIME})(?<who2>[^\\d;]*${NEVER_RAN}[^\\d;]*))$`,
      'di',
    ),
    by: (span, all, text) => {
      const length = span('length') ?? span('length2')
      const minutes = /half/i.test(length?.words ?? '') ? HALF_AN_HOUR : Number.parseInt(length?.words ?? '', 10)
      if (!length || saysRide(text) || saysSwim(text) || OTHERWISE.test(text) || !(minutes <= MOST_BY_TURNS))
        return undefined
      const words = `run/walk ${minutes % 2 === 0 ? '1:1' : '3:2'} for ${minutes} min`
      const tell = 'For somebody who has not run before: a little running and walking by turns.'
      return [{ words, for: { from: 0, to: all.length }, tell }]
    },
  },
  {
    // "20 minutes, mostly walking, jog a minute every 5": what is left of each turn is walked.
    needs: ['walk', 'walking'],
    pattern: new RegExp(
      `(?<!\\d ?)(?:(?<whole>\\d{2,3})[ -]?(?:mins?|minutes)(?: of)?,? (?:(?:mostly|mainly|brisk|easy) )*walk(?:ing)?|(?:(?:mostly|mainly) )?walk(?:ing)? (?:for )?(?<whole2>\\d{2,3})[ -]?(?:mins?|minutes))(?: mostly)?,? (?:(?:with|w\\/|but|and) )*(?:(?:jog|run)(?:ging|ning)? (?:for )?${JOG}|${JOG.replace(/<(\w+)>/g, '<$12>')} (?:of )?(?:jog|run)(?:s|ging|ning)?) every (?<every>[2-9]|1\\d)(?: ?(?:mins?|minutes))?(?= ?[.!]?$)`,
      'di',
    ),
    by: (span) => {
      const [whole, jog, every] = [span('whole') ?? span('whole2'), span('jog') ?? span('jog2'), span('every')]
      if (!whole || !jog || !every) return undefined
      const isSeconds = /^s/i.test((span('unit') ?? span('unit2'))?.words ?? '')
      const run = (/^an?$/i.test(jog.words) ? 1 : figureOf(jog.words)) * (isSeconds ? 1 : 60)
      const walk = Number(every.words) * 60 - run
      if (!(walk > 0)) return undefined
      return [
        { words: `walk ${inWords(walk)} `, for: every },
        { words: `run ${inWords(run)}`, for: jog },
        ' for ',
        whole,
        ' min',
      ]
    },
  },
  {
    // "6 x (2 min jog 2 min walk) + warm up and cool down walks 5 min each"
    needs: ['walk', 'walks'],
    pattern:
      /^(?<all>.*?\d.*?)(?:,| \+| and| with| plus)+ ?(?:an? )?(?<what>(?:warm[- ]?up|wu) (?:and|&|\+) (?:cool[- ]?down|cd) walks?(?: of)? (?<length>\d{1,2} ?(?:mins?|minutes))(?: each)?)[.!]?$/di,
    by: (span) => {
      const [all, what, length] = ['all', 'what', 'length'].map(span)
      return (
        all &&
        what &&
        length && [{ words: `${length.words} walk, `, for: what }, all, { words: `, ${length.words} walk`, for: what }]
      )
    },
  },
]

function inWords(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}
