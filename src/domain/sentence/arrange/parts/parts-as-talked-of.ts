import type { Phrase } from '../phrase.ts'
import { isSwim } from '../swims/is-swim.ts'
import { secondsOf } from '../swims/send-offs.ts'

const LENGTH = '(?:\\d{1,3}(?:\\.\\d)?|a|one|two|three|four|five|six) ?(?:mins?|minutes?|miles?|mi|km?)'

/** Parts of a run as runners talk of them: "then pick it up for two miles", "faster coming home", "jog 10. Then 3 x 6". */
export const partsAsTalkedOf: readonly Phrase[] = [
  {
    // "7 miles. Miles 3, 4 and 5 at 8:15"
    needs: ['miles', 'km', 'kms'],
    pattern:
      /\b(?<unit>miles|kms?) (?<list>\d{1,2}(?:, ?\d{1,2}){1,6},? ?(?:and|&) ?\d{1,2})(?= (?:at|@|in|tempo|hard|easy|steady)\b)/di,
    by: (span) => {
      const [unit, list] = [span('unit'), span('list')]
      const all = (list?.words.match(/\d+/g) ?? []).map(Number)
      const [first, last] = [all[0], all.at(-1)]
      const isRow = all.every((one, at) => at === 0 || one === (all[at - 1] ?? 0) + 1)
      return unit && list && isRow && first && last ? [unit, ' ', { words: `${first}-${last}`, for: list }] : undefined
    },
  },
  {
    // "run three miles then pick it up for two miles"
    needs: ['pick'],
    pattern: new RegExp(
      `(?<=\\b${LENGTH}(?<easy> easy)?)(?<then>,? (?:and )?then |, (?=[^,]*, ?(?:then )?(?:jog|easy) (?:\\d|one|two|three)))(?<what>pick (?:it|the pace|things) up) for (?:the next )?(?<length>${LENGTH})(?= ?(?:[,.;]|$)| (?:then|and|before)\\b)`,
      'di',
    ),
    by: (span) => {
      const [easy, then, what, length] = ['easy', 'then', 'what', 'length'].map(span)
      if (!then || !what || !length) return undefined
      return [
        ...(easy ? [] : [' easy']),
        then,
        length,
        { words: ' at tempo', for: what, tell: `“${what.words}” was read as tempo.` },
      ]
    },
  },
  {
    // "Run 3 miles easy and walk the last half mile": the walk is no part of the run.
    needs: ['walk'],
    pattern: new RegExp(
      `^(?:(?:easy )?(?:run|jog)(?: for)? (?<length>${LENGTH})(?: (?:easy|easily))?|(?<length2>${LENGTH}) (?:easy )?(?:run|jog))(?:, ?|,? (?:and |then |and then ))walk (?:for )?(?:the )?(?:last |final )?(?<far>${LENGTH}|\\d{3,4} ?m|(?<part>half|quarter) (?:a |of a )?mile)(?: home)?[.!]?$`,
      'di',
    ),
    by: (span) => {
      const [length, far, part] = [span('length') ?? span('length2'), span('far'), span('part')]
      const walk = part && far ? { words: /half/i.test(part.words) ? '0.5 mile' : '0.25 mile', for: far } : far
      // "run 3 min, walk 1 min" is done by turns.
      const isTurn = /min/i.test(length?.words ?? '') && Number.parseInt(length?.words ?? '', 10) < LEAST_RUN
      return length && walk && !isTurn ? ['run: ', length, ' easy, ', walk, ' walk cool down'] : undefined
    },
  },
  {
    // "2.5 miles each way, faster coming home"
    needs: ['each'],
    pattern:
      /\b(?<length>\d{1,2}(?:\.\d)? ?(?:miles?|mi|km?|mins?|minutes)) each way(?<how>,? (?:but )?(?:(?:a (?:bit|little) )?(?:faster|quicker|harder)) (?:(?:coming|going|on the way|the way) )?(?:home|back))\b/di,
    as: '{length} easy, {length}{how= at tempo}',
    tell: 'How much faster the way back is was not said: tempo.',
  },
  {
    // "Jog 10. Then 3 x 6 at tempo, jog 2. Jog 10."
    needs: ['jog'],
    pattern:
      /^jog (?<up>\d{1,2})(?<first>[.,;]+ ?(?:then )?)(?<set>[2-9] ?x ?)(?<bout>\d{1,2})(?<how> (?:at |@ ?)?(?:tempo|threshold|hard|steady|fast|z\d)),? (?:with )?(?:jog (?<rest>\d)|(?<rest2>\d) jog)[.,;]+ ?(?:then )?jog (?<down>\d{1,2})\.?$/di,
    by: (span) => {
      const [up, set, bout, how, down] = ['up', 'set', 'bout', 'how', 'down'].map(span)
      const rest = span('rest') ?? span('rest2')
      if (!up || !set || !bout || !how || !down || !rest) return undefined
      const tell = 'No unit was said, so all are minutes.'
      return [
        'jog ',
        { words: `${up.words} min, `, for: up, tell },
        set,
        bout,
        ' min',
        how,
        ', ',
        rest,
        ' min jog, jog ',
        down,
        ' min',
      ]
    },
  },
  {
    // "3-2-1 mile cutdown, 9:00, 8:30, 8:00, half mile jog btw"
    needs: [':'],
    pattern:
      /(?<![\d:./-])(?<rungs>\d{1,2}(?:[-/,] ?\d{1,2}){1,4}) ?(?<unit>miles?|mi|km?)(?: (?:cut ?downs?|ladder|pyramid|repeats))?,? (?:at |@ ?)?(?<list>\d{1,2}:[0-5]\d(?:(?: ?\/ ?|, ?| )\d{1,2}:[0-5]\d){1,4})(?![\d:])(?:,? (?:with |w\/ ?)?(?<rest>(?:half (?:a )?mile|\d{1,3}(?:\.\d)? ?(?:mins?|minutes|s|secs?|m|mi|km?))(?: easy| jog| walk| rest)+)(?: (?:btw|btwn|between|in between)(?: each)?)?)?/di,
    by: (span, _, text) => {
      const [rungs, unit, list, rest] = ['rungs', 'unit', 'list', 'rest'].map(span)
      const lengths = rungs?.words.match(/\d+/g) ?? []
      const paces = [...(list?.words.matchAll(/\d+:\d\d/g) ?? [])]
      if (!rungs || !unit || !list || lengths.length !== paces.length || isSwim(text)) return undefined
      if (paces.some(([pace]) => secondsOf(pace) < FASTEST)) return undefined
      return paces.flatMap(({ index, 0: pace }, at) => [
        ...(at === 0 ? [] : [...(rest ? [', ', rest] : []), ', ']),
        { words: `${lengths[at]} ${unit.words} at `, for: rungs },
        { from: list.from + index, to: list.from + index + pace.length },
      ])
    },
  },
]

// Minutes (our choice).
const LEAST_RUN = 15
// Seconds of a kilometre (our choice).
const FASTEST = 150
