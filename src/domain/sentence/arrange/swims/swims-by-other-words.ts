import { OPEN_WATER } from '../../tokens/words/open-water-words.ts'
import { TO_COME } from '../../tokens/words/unsupported-words.ts'
import { figureOf } from '../figure-of.ts'
import type { Phrase } from '../phrase.ts'
import { isSwim } from './is-swim.ts'

const UNIT = '(?:m|metres|meters|yards|yds?)(?![a-z])'
const EFFORT = '(?:easy|ez|steady|hard|fast|sprint|strong|css|threshold|tempo|moderate|max|z\\d|race|all out)'

/** Swims in other words: without a stop, with a float, on the clock without being called one. */
export const swimsByOtherWords: readonly Phrase[] = [
  {
    // "ocean swim: 200 hard off the beach, 1600 settle, 200 hard in": where it leads, and not when it is done.
    needs: ['beach', 'pier', 'shore', 'out', 'in'],
    pattern:
      /(?<=\d{2,4} ?m?(?: [a-z]+){0,3}) (?<where>(?:(?<!all )out |in |home )?(?:off|from|to) the (?:beach|pier|shore)|in|(?<!all )out)(?=[,;.]| ?$)/dgi,
    as: '{where=}',
    when: (text) => text.search(OPEN_WATER) >= 0,
  },
  {
    needs: ['settle', 'settled', 'stick'],
    pattern: /(?<=\d{2,4} ?m? )(?:(?<steady>settled?(?: in| down)?)(?=[,;.]| ?$)|(?<fast>flat stick)\b)/dgi,
    as: '[{steady=steady}][{fast=all out}]',
  },
  {
    // "swim 20 min non stop then 10x25 build": easy to hold, as no effort is said.
    needs: ['stop', 'nonstop', 'continuous', 'continuously', 'straight', 'stopping'],
    pattern: new RegExp(
      `(?<=\\b\\d{2,4} ?(?:mins?|minutes|m|metres|meters)?(?: (?:swim|free(?:style)?|crawl|pull|breast))? )(?<how>non ?-?stop|nonstop|continuous(?:ly)?|straight(?! (?:in|on)to\\b)|without stopping)(?! (?:swim |at |@ ?)?${EFFORT})(?=,? (?:(?:and |then )+)?\\d{1,2} ?x ?\\d)`,
      'di',
    ),
    by: (span, _, text) => {
      const how = span('how')
      const before = text.slice(0, how?.from)
      return how && isSwim(text) && !SAID_BEFORE.test(before)
        ? [how, { words: ' z2', for: how, tell: `“${how.words}” without an effort was read as steady.` }]
        : undefined
    },
  },
  {
    // "4x25 kick with float", "float kick 4x50": a kickboard.
    needs: ['float'],
    pattern: /(?<float>\bfloat)\b(?! (?:about|around|along)\b)(?=.*\bkick|(?<=\bkick(?:ing)?\b[^;]*))/di,
    as: '{float=kickboard}',
  },
  {
    // "4x50 max off the blocks"
    needs: ['block', 'blocks'],
    pattern: /(?<=\d [^;]*)\b(?<start>(?:off|from) (?:the )?blocks?)\b/dgi,
    as: '{start=from a dive}',
    when: isSwim,
  },
  {
    // "then float about for a 100", "paddle around 200"
    needs: ['about', 'around', 'along'],
    pattern:
      /\b(?<idle>(?:float|paddle|splash|bob|glide|mess|potter)(?:ing)? (?:about|around|along)(?: for)?(?: an?(?: easy)?)?) (?<far>[1-9]\d?[05])(?= ?(?:m\b|metres|meters|yds?\b|yards|$|[,.;]))/di,
    as: '{far}{idle= easy}',
    when: isSwim,
  },
  {
    // "9x100 3 easy 3 mod 3 fast on 1:40": so closely is swum.
    needs: ['on', '@'],
    pattern: new RegExp(
      `^(?<set>(?<times>\\d{1,2}) ?x ?(?<far>50|75|\\d00|150|250))(?= ?m? ?[,:]? \\d{1,2} ${EFFORT.replace('easy', 'mod|easy')}\\b[^:;]* (?:on|@) ?(?<minutes>\\d):(?<seconds>[0-5]\\d)\\b)`,
      'di',
    ),
    by: (span, _, text) => {
      const [set, far, minutes, seconds] = ['set', 'far', 'minutes', 'seconds'].map(span)
      const pace = ((Number(minutes?.words) * 60 + Number(seconds?.words)) / Number(far?.words)) * 100
      const isSwum = pace >= FASTEST_SECONDS && pace <= SLOWEST_SECONDS && !LAND.test(text) && !/\bswim/i.test(text)
      return set && isSwum ? ['swim ', set] : undefined
    },
  },
  {
    // "15 100s on the 1:40 then 5 on the 1:30", "6x400 on 7:00, hold 1:35s"
    needs: ['on', 'off'],
    pattern:
      /^(?<times>\d{1,2}) ?(?:x ?)?(?<far>50|75|\d00|150|250)(?<plural> ?s)?(?= (?:on|off) (?:the )?(?<minutes>\d):(?<seconds>[0-5]\d),? (?<behind>then|hold(?:ing)?)\b)/di,
    by: (span, all, text) => {
      const [times, far, minutes, seconds] = ['times', 'far', 'minutes', 'seconds'].map(span)
      const pace = ((Number(minutes?.words) * 60 + Number(seconds?.words)) / Number(far?.words)) * 100
      const isSet = /x/i.test(all) || span('plural') !== undefined
      const isSwum = isSet && pace >= FASTEST_SECONDS && pace <= SLOWEST_SECONDS && !LAND.test(text)
      return times && far && isSwum && !isSwim(text) ? ['swim ', times, 'x', far] : undefined
    },
  },
  {
    // "first sprint tri in 3 wks!! swim 750": a race to come, and no sprint.
    needs: ['tri', 'triathlon'],
    pattern:
      /^(?<race>(?:my |our |have |got |doing )*(?:a |an |my )?(?:first |next )?(?:sprint|olympic) tri(?:athlon)?(?: (?:coming|soon|next|this|up|on|week|month|weekend|saturday|sunday))*(?: in \d{1,2} ?(?:wks?|weeks?|days|months?))?(?: (?:time|away|to go))?[!.,;:]+ ?)(?=.*\bswim\b.*\d)/di,
    as: '{race=}',
    check: TO_COME,
  },
  {
    // "15x100 on 1:45, last 3 fast": the others keep to the clock.
    needs: ['last'],
    pattern: new RegExp(
      `(?<set>\\b(?:(?<times>\\d{1,2}) ?x ?\\d{2,3}(?: ?${UNIT})?|\\d{2,3}(?: ?${UNIT})? ?x ?(?<times2>\\d{1,2}))(?: (?:free|swim|pull|kick))?,? (?:on|@|off) ?(?:the )?\\d{0,2}:\\d\\d(?: base)?),? (?<end>(?:with |and )?(?:the )?last (?<last>[1-9]|two|three|four|five) (?:fast|hard|sprint|max|all out|strong))\\b`,
      'di',
    ),
    by: (span, _, text) => {
      const [set, end, last] = ['set', 'end', 'last'].map(span)
      const times = Number((span('times') ?? span('times2'))?.words)
      const count = last && figureOf(last.words)
      if (!set || !end || !count || times - count < 2 || LAND.test(text)) return undefined
      const others = { words: `first ${times - count} steady, `, for: end, tell: OTHERS }
      return [set, ', ', others, { from: end.from, to: end.to }]
    },
  },
]

// Seconds per 100 m.
const FASTEST_SECONDS = 60
const SLOWEST_SECONDS = 240
const OTHERS = 'The others were read as steady: only the last ones are said to be hard.'
const SAID_BEFORE = new RegExp(`\\b${EFFORT} (?:\\d|swim)|\\b${EFFORT}$`, 'i')
const LAND = /\b(?:run\w*|jog\w*|walk\w*|rid(?:e|ing)|bike|track|hills?|strides?|km)\b/i
