import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'
import { EFFORT, STEADY } from './rests-of-swims.ts'

const TIME = '(?:\\d{1,2} ?(?:s|secs?|seconds?|mins?|minutes?|")|(?:a|one|half an?|half) (?:min|minute))(?![a-z])'
const EACH =
  '(?:(?:(?:after|between|in between|for|at the end of|following) )?(?:each|every)(?: (?:one|length|lap|of them))?|(?:in )?between(?: them)?)'
const POOL =
  '(?:,? (?:of|in|x) (?:an? |the )?(?<far>\\d\\d) ?(?<unit>m|metres|meters|yds?|yards)\\b(?: pool)?(?: each)?)'

const BEGINNER = /\b(?:beginners?|newbie|novice|new (?:to swimming|swimmer))\b/i

/** Lengths of the pool with a rest after each of them, as sets of one length, and counts of lengths that are sets. */
export const restsOfLengths: readonly Phrase[] = [
  {
    // "20 lengths (25m) warm, 8 x 4 lengths": the pool, and no swim of its own.
    needs: ['lengths', 'laps'],
    pattern:
      /^(?<head>.*?\d (?:lengths|laps)) ?\((?:in |of )?(?:a )?(?<pool>(?:20|25|33|50) ?(?:m(?:etres|eters)?|yds?|yards))(?: pool| each)?\)/di,
    as: '{pool} pool, {head}',
  },
  {
    // "6 lengths a bit faster with 20s rest each", "10 lengths of 25m, rest 1 minute after each"
    needs: ['each', 'every', 'between'],
    pattern: new RegExp(
      `(?<![\\dx.] ?|\\d:)\\b(?<count>\\d{1,2}) (?:lengths?|lenghts?|laps(?=,? (?:of|in) (?:an? |the )?\\d))(?![a-z])${POOL}?(?<how>(?: (?!with\\b|and\\b|rest)[a-z]+){0,4}),? (?:with |and |w\\/ ?)?(?:(?:an? (?=\\d))?(?<rest>${TIME})(?: (?:of )?(?:rest|off|break|pause|breather|recovery))?|(?:rest|break|pause|stop)(?: of| for)? (?<time>${TIME})) ${EACH}(?! ?\\d| (?:two|four|other|second|2nd|third))(?=[,.;]| then\\b| ?$| in )`,
      'dgi',
    ),
    by: (span, all, text) => {
      const [count, how, far] = [span('count'), span('how'), span('far')]
      const rest = span('rest') ?? span('time')
      const yards = /^y/i.test(span('unit')?.words ?? '')
      if (!count || !rest || Number(count.words) < 2) return undefined
      return [
        ...(isSwim(far ? text.replace(all, '') : text) ? [] : ['swim ']),
        far
          ? { words: `${count.words}x${far.words}${yards ? 'yd' : 'm'}`, for: { from: count.from, to: far.to } }
          : { words: `${count.words}x1 lengths`, for: count },
        ...(how && how.to > how.from ? [how] : []),
        ...(EFFORT.test(text) || BEGINNER.test(text) || /faster|quicker/i.test(how?.words ?? '')
          ? [' ']
          : [{ words: ' steady ', for: count, tell: STEADY }]),
        { words: `${inFigures(rest.words)} rest`, for: rest },
        ...(far ? [{ words: `, pool ${far.words}${yards ? 'yd' : 'm'}`, for: far }] : []),
      ]
    },
  },
  {
    // "40 lengths in a 20m pool as 10 x 4 with 45 sec rest"
    needs: ['x'],
    pattern:
      /\b(?<whole>\d{1,3}) (?:lengths?|lenghts?)\b(?<pool>,? (?:in |of )?(?:a |the )?\d\d ?(?:m|yds?|yards?|metres?|meters?) pool)?,? (?:as|done as|split (?:in|into|as)|in) (?<times>\d{1,2}) ?x ?(?<each>\d{1,2})(?! ?(?:m|s|secs?|min|lengths?)\b|\d|[:.])/di,
    by: (span, _, text) => {
      const [whole, pool, times, each] = ['whole', 'pool', 'times', 'each'].map(span)
      if (!whole || !times || !each || Number(times.words) * Number(each.words) !== Number(whole.words))
        return undefined
      return [
        ...(pool ? [pool, ': '] : isSwim(text) ? [] : ['swim ']),
        { words: `${times.words}x${each.words} lengths`, for: { from: times.from, to: each.to } },
      ]
    },
  },
  {
    // "8 lengths on my back, 8 on my front"
    needs: ['back', 'front'],
    pattern:
      /(?<=\b\d{1,2}(?<lengths> lengths?)?) (?<side>on (?:my|your|the) (?:back|front))(?=[,.;]| ?$| then\b| and\b)/dgi,
    by: (span, _, text) => {
      const [lengths, side] = [span('lengths'), span('side')]
      if (!side || !isSwim(text)) return undefined
      return [{ words: `${lengths ? '' : ' lengths'} ${/back/i.test(side.words) ? 'backstroke' : 'crawl'}`, for: side }]
    },
  },
]

/** "a minute" as 1 min. */
function inFigures(time: string): string {
  if (/^half/i.test(time)) return '30s'
  return /^(?:a|one)\b/i.test(time) ? '1 min' : time
}
