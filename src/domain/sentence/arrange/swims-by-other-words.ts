import { saysSet } from '../tokens/says-sport.ts'
import { TO_COME } from '../tokens/words/unsupported-words.ts'
import type { Piece } from './arranged.ts'
import type { Phrase } from './phrase.ts'
import { isSwim } from './swims/is-swim.ts'

const UNIT = '(?:m|metres|meters|yards|yds?)(?![a-z])'
const STROKE = '(?:(?:front )?crawl|free(?:style)?|fr|back(?:stroke)?|breast(?:stroke)?|fly|kick|pull|drill|im)'
const EFFORT = '(?:easy|ez|steady|hard|fast|sprint|strong|css|threshold|tempo|moderate|max|z\\d|race|all out)'
const COUNT = '(?:\\d{1,2}) (?:kick|drill|build|sprint|fast|easy|swim|pull|free|back|breast|fly|steady|hard|im)'

/** Swims in the words of those who swim for themselves: for beginners, in a time, without a stop, with a float. */
export const swimsByOtherWords: readonly Phrase[] = [
  {
    // "half hour swim for a beginner": short ones with a rest.
    needs: ['beginner', 'beginners', 'newbie', 'novice', 'new'],
    pattern:
      /^(?=.*\b(?:beginners?|newbie|novice|new to swimming|new swimmer)\b)[^\d]*?\b(?:(?<minutes>\d{2}) ?(?:mins?|minutes)|(?<half>half (?:an )?hour)|(?<hour>(?:1|an|one) ?(?:hour|hr|h))|(?<far>\d{3,4}) ?(?<unit>m|metres|meters))\b/di,
    by: (span, _, text) => {
      const [half, hour, far] = [span('half'), span('hour'), span('far')]
      const time = span('minutes') ?? half ?? hour
      const length = far ?? time
      if (!length || !isSwim(text) || OPEN_WATER.test(text) || /\d/.test(text.slice(length.to)) || FIRM.test(text))
        return undefined
      const minutes = half ? 30 : hour ? 60 : Number(time?.words)
      const times = Math.round(far ? Number(far.words) / PIECE_METRES : minutes / MINUTES_OF_PIECE)
      if (times < 2) return undefined
      const tell = `For a beginner short ones with a rest: ${times} × ${PIECE_METRES} m.`
      const set = `${times}x${PIECE_METRES}m easy, 30s rest, ${times * PIECE_METRES}m total,`
      return [
        { from: 0, to: length.from },
        { words: set, for: length, tell },
      ]
    },
  },
  {
    // "swim 750 m in under 20 minutes", "400 free in 5:30": the pace of all of it.
    needs: ['in', 'under', 'less', 'sub', 'within', 'inside'],
    pattern:
      /(?<![x\d:/.-] ?)\b(?<far>\d{3,4}|[1-4](?:\.\d)?)(?<unit> ?(?:m|metres|meters|yds?|yards|km?|miles?|mi)(?![a-z]))?(?<how> swim| free(?:style)?)? (?<in>(?:in )?(?:under|less than|sub|within|inside|in)) (?<minutes>\d{1,2})(?:(?<seconds>:[0-5]\d)|(?: ?(?:mins?|minutes|'))?(?= ?(?:[.,;]|$| then\b| with\b)))(?![\d:])/dgi,
    by: (span, _, text) => {
      const [far, within, minutes] = ['far', 'in', 'minutes'].map(span)
      if (!far || !within || !minutes || !isSwim(text) || OF_BEFORE.test(text)) return undefined
      const [seconds, unit] = [span('seconds'), span('unit')?.words.trim() ?? '']
      const metres = Number(far.words) * (/^mi/i.test(unit) ? METRES_PER_MILE : /^k/i.test(unit) ? 1000 : 1)
      const time = Number(minutes.words) * 60 + Number(seconds?.words.slice(1) ?? 0)
      const per100 = Math.round((time * 100) / metres)
      if (metres < 100 || per100 < FASTEST_SECONDS || per100 > SLOWEST_SECONDS) return undefined
      const place = { from: within.from, to: (seconds ?? minutes).to }
      const own = { from: far.from, to: within.from - 1 }
      const isWhole = !seconds && metres >= LEAST_OF_WHOLE && saysSet(text)
      if (isWhole)
        return [own, { words: ' ', for: place, tell: `${minutes.words} minutes are about how long it takes.` }]
      const said = `${Math.floor(per100 / 60)}:${String(per100 % 60).padStart(2, '0')}/100${/^y/i.test(unit) ? 'yd' : 'm'}`
      const tell = `${minutes.words}${seconds?.words ?? ' minutes'} for all of it ${seconds ? 'is' : 'are'} ${said}.`
      return [own, ...(unit || span('how') ? [] : [' m']), { words: ` at ${said}`, for: place, tell }]
    },
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
    pattern: /(?<float>\bfloat)\b(?=.*\bkick|(?<=\bkick(?:ing)?\b[^;]*))/di,
    by: (span) => {
      const float = span('float')
      return float && [{ words: 'kickboard', for: float }]
    },
  },
  {
    // "swim 1km kick 200 inside": of it.
    needs: ['inside', 'within', 'included'],
    pattern: new RegExp(
      `(?<whole>\\b(?:\\d{3,4}(?: ?${UNIT})?|\\d(?:\\.\\d)? ?km?))(?<swim> (?:swim|easy|steady))?,? (?:with )?(?:(?<how>kick|pull|drill|back|breast|fly) (?<part>\\d{2,3})(?: ?m)?|(?<part2>\\d{2,3})(?: ?m)? (?<how2>kick|pull|drill|back|breast|fly)) (?<in>inside|within|included)(?: it)?(?= ?\\.?$)`,
      'di',
    ),
    by: (span, _, text) => {
      const [whole, within] = [span('whole'), span('in')]
      const [how, part] = [span('how') ?? span('how2'), span('part') ?? span('part2')]
      const swim = span('swim')
      if (!whole || !within || !how || !part || !isSwim(text)) return undefined
      return [whole, ...(swim ? [swim] : []), ', ', part, ' m ', how, { words: ' included', for: within }]
    },
  },
  {
    // "swim 750 broken into 50s, 20s rest"
    needs: ['broken', 'split', 'divided'],
    pattern: new RegExp(
      `(?<![x\\d] ?)\\b(?<whole>\\d{3,4}|[1-4]k)(?<unit> ?${UNIT})?(?: swim| free)?,? (?:broken|split|divided)(?: up)? (?:in|into|as) (?<piece>25|50|75|100|150|200|250|300|400|500) ?(?:m )?s(?![a-z])`,
      'di',
    ),
    by: (span, _, text) => {
      const [whole, piece] = [span('whole'), span('piece')]
      const metres = /k$/i.test(whole?.words ?? '')
        ? Number.parseInt(whole?.words ?? '', 10) * 1000
        : Number(whole?.words)
      const times = metres / Number(piece?.words)
      if (!whole || !piece || !Number.isInteger(times) || times < 2 || !isSwim(text)) return undefined
      const unit = span('unit')
      return [{ words: `${times}x`, for: whole }, piece, ...(unit ? [unit] : [])]
    },
  },
  {
    // "100 breast 100 back 100 crawl x 4"
    needs: ['x'],
    pattern: new RegExp(
      `(?<![x\\d:] ?|\\d [a-z]+ )\\b(?<row>\\d{2,3}(?: ?m)? ${STROKE}(?:,? \\d{2,3}(?: ?m)? ${STROKE}){1,4}),? x ?(?<times>[2-9])(?![\\d:])`,
      'di',
    ),
    by: (span) => {
      const [row, times] = [span('row'), span('times')]
      return row && times && [times, 'x(', ...withCommas(row, /(?<=[a-z]),? (?=\d)/gi), ')']
    },
  },
  {
    // "8 lengths front crawl 4 breast x3"
    needs: ['x', 'x2', 'x3', 'x4', 'x5'],
    pattern: new RegExp(
      `\\b(?<one>\\d{1,2}) (?:lengths?|lenghts?) (?<how>${STROKE}),? (?:and )?(?<other>\\d{1,2})(?: (?:lengths?|lenghts?))? (?<how2>${STROKE}),? x ?(?<times>[2-9])(?!\\d)`,
      'di',
    ),
    by: (span) => {
      const [one, how, other, how2, times] = ['one', 'how', 'other', 'how2', 'times'].map(span)
      if (!one || !how || !other || !how2 || !times) return undefined
      const behind = { words: `${other.words} lengths`, for: other }
      return [times, 'x(', one, ' lengths ', how, ', ', behind, ' ', how2, ')']
    },
  },
  {
    // "2x through 400 fr 300 pull 200 kick"
    needs: ['through', 'thru'],
    pattern: new RegExp(
      `\\b(?<times>[2-9]) ?x (?:through|thru):? (?<row>\\d{2,3} ?(?:m )?${STROKE}(?:,? \\d{2,3} ?(?:m )?${STROKE}){1,5})(?![\\w])`,
      'di',
    ),
    by: (span) => {
      const [times, row] = [span('times'), span('row')]
      return times && row && [times, 'x(', ...withCommas(row, /(?<=[a-z]),? (?=\d)/gi), ')']
    },
  },
  {
    // "set 1 4x100 @ 1:50, set 2 4x100 @ 1:45, 1 min between"
    needs: ['set'],
    pattern:
      /\bset (?:1|one|a):? (?<one>\d{1,2} ?x ?\d{2,3}\b[^;]*?)[,;.]? set (?:2|two|b):? (?<other>\d{1,2} ?x ?\d{2,3}\b(?:(?!, \d{1,2} ?(?:mins?|minutes|s|secs?) )[^;])*?)(?:,? (?:with )?(?<rest>\d{1,2} ?(?:mins?|minutes|s|secs?|seconds))(?: rest)? (?:in )?(?<between>between)(?: (?:the )?sets)?)?(?=$|, (?:swim|set)\b)/di,
    by: (span, _, text) => {
      const [one, other, rest, between] = ['one', 'other', 'rest', 'between'].map(span)
      if (!one || !other || !isSwim(text)) return undefined
      return [
        ...onTheClock(one),
        ', ',
        ...(rest && between ? [rest, { words: ' rest, ', for: between }] : []),
        ...onTheClock(other),
      ]
    },
  },
  {
    // "50s: 4 kick 4 drill 4 build 4 sprint"
    needs: [':'],
    pattern: new RegExp(
      `(?<![x\\d:] ?)\\b(?<length>25|50|75|100|150|200) ?s: (?<row>${COUNT}(?:,? ${COUNT}){1,5})(?! ?x)(?<rest>,? (?:with )?:?\\d{2} ?(?:s|secs?)(?: rest)?)?(?= ?(?:[,;.]|$))`,
      'di',
    ),
    by: (span, _, text) => {
      const [length, row, rest] = ['length', 'row', 'rest'].map(span)
      if (!length || !row) return undefined
      const times = [...row.words.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
      const pause = rest && (/rest/i.test(rest.words) ? [rest] : [rest, ' rest'])
      const swim = /\b(?:swim\w*|pool)\b/i.test(text) ? '' : 'swim '
      return [swim, { words: `${times}x`, for: length }, length, ': ', row, ...(pause ?? [])]
    },
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
    // "swim 45 mins. 15 easy, 20x50 on 1:00, rest easy": what lies in it.
    needs: ['rest', 'remainder'],
    pattern:
      /(?<=^[^\d]{0,20}\d{2} ?(?:mins?|minutes)(?: swim)?)(?<dot>\.)(?= ?\d{1,3} (?:easy|ez|wu|warm)[^.;]*\b(?:rest|remainder) easy)/di,
    by: (span, _, text) => (span('dot') && isSwim(text) ? [':'] : undefined),
  },
  {
    // "swim 30 min: 10 easy, 10 hard, 10 easy": all of it, and no part.
    needs: [':', '.', '-'],
    pattern:
      /^(?<head>[^\d]{0,20})(?<whole>\d{2}) ?(?:mins?|minutes)(?: swim)?(?<mark>[:.] ?| - )(?<parts>\d{1,2}(?!\d| ?x)[^;:()]*)$/di,
    by: (span, _, text) => {
      const [head, whole, mark, parts] = ['head', 'whole', 'mark', 'parts'].map(span)
      if (!head || !whole || !mark || !parts || !isSwim(text) || saysSet(text) || OTHER_UNITS.test(parts.words))
        return undefined
      const minutes = [...parts.words.matchAll(/\d+/g)]
      const sum = minutes.reduce((all, [figure]) => all + Number(figure), 0)
      if (minutes.length < 2 || sum > Number(whole.words)) return undefined
      const place = { from: whole.from, to: mark.to }
      const isAll = sum === Number(whole.words)
      const told = isAll ? { tell: `The parts are the ${whole.words} minutes.` } : { check: FEWER }
      return [head, { words: '', for: place, ...told }, ...withMinutes(parts)]
    },
  },
  {
    // "first sprint tri in 3 wks!! swim 750": a race to come, and no sprint.
    needs: ['tri', 'triathlon'],
    pattern:
      /^(?<race>(?:my |our |have |got |doing )*(?:a |an |my )?(?:first |next )?(?:sprint|olympic) tri(?:athlon)?(?: (?:coming|soon|next|this|up|on|week|month|weekend|saturday|sunday))*(?: in \d{1,2} ?(?:wks?|weeks?|days|months?))?(?: (?:time|away|to go))?[!.,;:]+ ?)(?=.*\bswim\b.*\d)/di,
    by: (span) => {
      const race = span('race')
      return race && [{ words: '', for: race, check: TO_COME }]
    },
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
      const count = last && (LASTS[last.words.toLowerCase()] ?? Number(last.words))
      if (!set || !end || !count || times - count < 2 || LAND.test(text)) return undefined
      const others = { words: `first ${times - count} steady, `, for: end, tell: OTHERS }
      return [set, ', ', others, { from: end.from, to: end.to }]
    },
  },
]

/** A set whose time behind the sign is a send-off, as that of the set beside it. */
function onTheClock(set: { from: number; words: string }): Piece[] {
  const at = set.words.indexOf('@')
  const to = set.from + set.words.length
  if (at < 0) return [{ from: set.from, to }]
  const sign = { from: set.from + at, to: set.from + at + 1 }
  return [
    { from: set.from, to: sign.from },
    { words: 'on', for: sign },
    { from: sign.to, to },
  ]
}

/** Parts whose figures are minutes, with their unit. */
function withMinutes(parts: { from: number; words: string }): Piece[] {
  const end = parts.from + parts.words.length
  const figures = [...parts.words.matchAll(/\d+(?! ?(?:mins?|minutes|')(?![a-z]))(?!\d)/gi)]
  const places = figures.map(({ index, 0: figure }) => parts.from + index + figure.length)
  const starts = [parts.from, ...places]
  return starts.flatMap((from, at): Piece[] => [...(at > 0 ? [' min'] : []), { from, to: starts[at + 1] ?? end }])
}

/** The parts of a row with commas between. */
function withCommas(row: { from: number; words: string }, gap: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { index, 0: words } of row.words.matchAll(gap)) {
    pieces.push({ from: row.from + from, to: row.from + index }, ', ')
    from = index + words.length
  }
  return [...pieces, { from: row.from + from, to: row.from + row.words.length }]
}

// Our choice: what somebody swims who has just begun, with the rest behind it.
const PIECE_METRES = 50
const MINUTES_OF_PIECE = 5 / 3
// Seconds per 100 m.
const FASTEST_SECONDS = 60
const SLOWEST_SECONDS = 240
// A time that was swum once.
const OF_BEFORE = /\b(?:can|could|swam|did|pb|pr|best|record|currently|usually|goal)\b/i
const METRES_PER_MILE = 1609.344
// Of a swim that holds sets (our choice).
const LEAST_OF_WHOLE = 1000
const LASTS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5 }
const OTHER_UNITS = /\b(?:lengths?|laps?|every)\b|\d ?(?:m|km?|metres|meters|yds?|yards|s|secs?|seconds)\b/i
const FEWER = 'The parts are shorter than the whole: only they are built.'
const OTHERS = 'The others were read as steady: only the last ones are said to be hard.'
const OPEN_WATER = /\b(?:ows|open ?water|lake|sea|ocean)\b/i
const FIRM = new RegExp(
  `\\b(?:${EFFORT.replace('easy|ez|steady|', '')}|drills?|kick|pull|technique|rep(?:eat)?s|lots|plenty)\\b`,
  'i',
)
const SAID_BEFORE = new RegExp(`\\b${EFFORT} (?:\\d|swim)|\\b${EFFORT}$`, 'i')
const LAND = /\b(?:run\w*|jog\w*|walk\w*|rid(?:e|ing)|bike|track|hills?|strides?|km)\b/i
