import { spanAround } from '../../result.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'

const RACE = '(?:(?:half )?marathon|half|hmp?(?![a-z])|mp?(?![a-z])|(?:3|5|8|10|15) ?k|mile|1500 ?m?|800 ?m?)'
const REST =
  "(?<rest>\\d{1,4}(?: ?(?:secs?|seconds|s|mins?|minutes|'|m|km?))?|\\d:[0-5]\\d)(?<how> (?:easy|jog|walk|rest|rec\\w*|float))?(?! ?(?:(?:easy|jog|-) ?)?(?:cool|cd\\b|c\\/d|wd\\b|warm|down|home|back))"
const END = '(?=$|[,.;!)]| (?:wu|cd|then|warm|cool|run|and)\\b)'

/** Counts of one length, each with the pace of a race, "400s: 4 @ 10k, 4 @ 5k", and paces of races between those that are known. */
export const racesOfEachRung: readonly Phrase[] = [
  {
    // "400s: 4 @ 10k, 4 @ 5k, 60s rest": the figures are counts.
    needs: ['at', '@'],
    pattern: new RegExp(
      `(?<![\\d.:x/-] ?)\\b(?<bout>[2-9]00|1[02]00|1600)(?<plural> ?m?['’]?s(?: reps)?):? (?<list>\\d{1,2} ?(?:x|of)? ?(?:at|@) ?${RACE}(?: pace| effort)?(?:(?:, ?| ?[/+] ?| then |, then | and )\\d{1,2} ?(?:x|of)? ?(?:at|@) ?${RACE}(?: pace| effort)?){1,5})(?:[,;.]? (?:with |w\\/? ?|off )?${REST}(?<each> throughout| between(?: (?:all|each|reps))?| for all)?)?${END}`,
      'di',
    ),
    by: (span, _, text) => {
      const [bout, list, rest, how] = ['bout', 'list', 'rest', 'how'].map(span)
      if (!bout || !list || isSwim(text)) return undefined
      const groups = [
        ...list.words.matchAll(new RegExp(`(?<count>\\d{1,2}) ?(?:x|of)? ?(?:at|@) ?(?<race>${RACE})`, 'gi')),
      ]
      const pause = rest ? ` with ${rest.words}${how?.words ?? ' rest'}` : ''
      const sets = groups.map(
        ({ groups: { count = '', race = '' } = {} }) => `${count}x${bout.words} m at ${raceOf(race)}${pause}`,
      )
      return [{ words: sets.join(', '), for: spanAround(bout, list, rest, how, span('each')) }]
    },
  },
  {
    // "LT 9 w/ 5 @ 15k-HMP": a pace that no race here has, and one beside it.
    needs: ['k', 'km', 'mile', 'miler', '15k'],
    pattern:
      /(?<=(?:@|\bat|\bin) ?)(?<race>15 ?k|10[- ]miler?)(?: pace)? ?(?:-|to|\/) ?(?:hmp|(?:hm|half(?: marathon)?)(?: pace| effort)?)(?![\w-])/di,
    as: '{race=hmp - 1-5 s/km}',
    tell: 'No race is known at 15k pace: it was read as 5 s/km faster than half marathon pace.',
    unless: isSwim,
  },
  {
    // "4x2k at 15k pace"
    needs: ['k', 'km', 'mile', 'miler', '15k', '8k'],
    pattern: /(?<=(?:@|\bat|\bin) ?)(?<race>(?:15|8) ?k|(?:10|5)[- ]miler?) (?:race )?(?:pace|effort)\b/di,
    by: (span, all, text) => {
      const race = span('race')
      const words = race && raceOf(race.words.replace(/^10-? ?m.*/i, '15k').replace(/^5-? ?m.*/i, '8k'))
      if (!race || !words || isSwim(text)) return undefined
      return [
        {
          words,
          for: { from: race.from, to: race.from + all.length },
          tell: `No race is known at ${race.words} pace: ${words}.`,
        },
      ]
    },
  },
]

const RACES = [
  { like: /^(?:marathon|mp|m)$/i, words: 'marathon pace' },
  { like: /^h/i, words: 'half marathon pace' },
  { like: /^10/, words: '10k pace' },
  { like: /^5/, words: '5k pace' },
  { like: /^3/, words: '3k pace' },
  { like: /^(?:mile|1500)/i, words: 'mile pace' },
  { like: /^800/, words: '800 pace' },
]

/** A pace between two others is that of a race between them. */
function raceOf(words: string): string | undefined {
  if (/^8 ?k/i.test(words)) return '10k-5k pace'
  if (/^15/.test(words)) return 'hmp-10k pace'
  return RACES.find(({ like }) => like.test(words))?.words
}
