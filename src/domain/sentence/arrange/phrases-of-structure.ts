import type { Token } from '../tokens/tokens.ts'
import type { Edit, Piece } from './arranged.ts'

/** Phrases for one structure each, in the words for it that are read: "in the middle" of two is between them. */
export function sayPlainly(_: readonly Token[], text: string): Edit[] {
  const edits: Edit[] = []
  for (const { pattern, by } of phrases) {
    const match = pattern.exec(text)
    if (!match) continue
    const [from, to] = [match.index, match.index + match[0].length]
    const span = (group: string) => {
      const [words, place] = [match.groups?.[group], match.indices?.groups?.[group]]
      return words !== undefined && place ? { from: place[0], to: place[1], words } : undefined
    }
    const pieces = by(span, match[0])
    if (pieces && edits.every((one) => one.to <= from || one.from >= to)) edits.push({ from, to, by: pieces })
  }
  return edits
}

type SpanOf = (group: string) => { from: number; to: number; words: string } | undefined

const phrases: readonly { pattern: RegExp; by: (span: SpanOf, all: string) => Piece[] | undefined }[] = [
  {
    // "2x30 min at 80 % with 10 min easy in the middle"
    pattern:
      /(?<=\b2 ?x ?\d+[^.;:\n]{0,40}\bwith )(?<rest>\d+ ?(?:min\w*|s\w*|'|m)?) ?(?:easy |rest |spin |jog )*(?:in|at) the middle\b/di,
    by: (span) => pieces(span('rest'), ' easy between'),
  },
  {
    // "30/30 at 300/150 x 2 sets of 10": how often before what.
    pattern:
      /(?<pair>\b\d{2} ?\/ ?\d{2}s?\b)(?<aim> (?:at|@) \d{2,3} ?(?:w|%)? ?\/ ?\d{2,3} ?(?:w|watts|%)?)?,?(?: x)? (?<sets>[2-9]) (?:sets|rounds|blocks) of (?<times>\d{1,2})\b(?! ?(?:min|s\b|x|\/))/di,
    by: (span) => {
      const [pair, sets, times] = [span('pair'), span('sets'), span('times')]
      if (!pair || !sets || !times) return undefined
      const [on = '', off = ''] = pair.words.split(/ ?\/ ?/)
      const [hard = '', easy = ''] =
        span('aim')
          ?.words.replace(/^ (?:at|@) /, '')
          .split(/ ?\/ ?/) ?? []
      const unit = /%/.test(easy) ? '%' : 'w'
      const aim = span('aim')
      const steps = aim
        ? [
            { words: `${on}s @ ${parseInt(hard, 10)}${unit}`, for: { from: pair.from, to: aim.to } },
            { words: `, ${parseInt(off, 10)}s @ ${parseInt(easy, 10)}${unit}`, for: { from: pair.from, to: aim.to } },
          ]
        : [pair]
      return [sets, 'x(', times, 'x', ...(aim ? ['('] : []), ...steps, ...(aim ? ['))'] : [')'])]
    },
  },
  {
    // "start at 100w, +20w every minute up to 300w"
    pattern:
      /\b(?:start(?:ing)? (?:at|from|on) |from )?(?<from>\d{2,3}) ?w(?:atts)?,? (?:then |and |add(?:ing)? |go up |up |\+ ?)+(?<step>\d{1,3}) ?w(?:atts)? ?(?:every|each|per|\/) ?(?<every>\d{1,2}(?= ?m))? ?min(?:ute)?s?,? (?:up |all the way )?(?:to|until|till) (?<to>\d{2,3}) ?w(?:atts)?\b/di,
    by: (span, all) => ramp(span, all),
  },
  {
    // "ramp 100 to 250w, 25w steps, 3 min each"
    pattern:
      /\bramp (?:from )?(?<from>\d{2,3}) ?w? ?(?:to|-) ?(?<to>\d{2,3}) ?w(?:atts)?,? (?:in )?(?<step>\d{1,3}) ?w(?:atts)? steps?,? (?:of )?(?<every>\d{1,2}) ?min(?:ute)?s?(?: each)?\b/di,
    by: (span, all) => ramp(span, all),
  },
  {
    // "2k with paddles, buoy every other 100"
    pattern:
      /\b(?<whole>\d+k?|\d\.\dk)(?<unit> ?(?:m|metres|meters|yards|yds?))? (?:with|w\/?)(?: (?<always>paddles|fins|snorkel|buoy|pull buoy)(?: and|,))? (?<other>paddles|fins|snorkel|buoy|pull buoy|pull|kick|fly|back|breast) every other (?<each>25|50|100|200|250|400)\b/di,
    by: (span, all) => everyOther(span, all),
  },
  {
    // "10x45/15 jog 4 min 10x45/15": the jog is a part of its own.
    pattern:
      /(?<=x ?\(?\d+\/\d+s?\)?),? (?<jog>jog (?<time>\d+ ?min\w*)|(?<other>\d+ ?min\w*) jog),? (?=\d+ ?x ?\(?\d+\/)/di,
    by: (span) => {
      const jog = span('jog')
      const time = span('time') ?? span('other')
      return jog && time ? [', ', { words: `${time.words} easy`, for: jog }, ', '] : undefined
    },
  },
  {
    // "3x(1200 @ 10k, 400 @ 3k), 60s/3min"
    pattern:
      /(?<=\d ?x ?\([^()]*,[^()]*\)),? (?<inner>\d+ ?(?:s|secs?|seconds|mins?|'))(?: rest)? ?\/ ?(?<outer>\d+ ?(?:s|secs?|seconds|mins?|'))(?: (?:rests?|recover\w+|rec|jogs?))?(?! ?(?:on|off|hard|\/))/di,
    by: (span) => {
      const [inner, outer] = [span('inner'), span('outer')]
      return inner && outer ? [', ', inner, ' between, ', outer, ' between sets'] : undefined
    },
  },
  {
    // "1600 (3 min) 1200 (2 min) 800"
    pattern:
      /(?<![x\d.:] ?)\b(?<row>\d{3,4}m? \(\d+ ?(?:mins?|s|secs?|')\)(?:,? (?:then )?\d{3,4}m? \(\d+ ?(?:mins?|s|secs?|')\))+(?:,? \d{3,4}m?\b)?)/di,
    by: (span) => {
      const row = span('row')
      if (!row) return undefined
      const parts = [...row.words.matchAll(/(\d{3,4}m?)(?: \((\d+ ?[a-z']+)\))?/gi)]
      return parts.flatMap(({ index, 0: all, 1: length = '', 2: rest }, at): Piece[] => {
        const from = row.from + index
        const own = { from, to: from + length.length }
        const pause = rest ? [', ', { from: from + all.length - rest.length - 1, to: from + all.length - 1 }] : []
        return [...(at > 0 ? [', '] : []), own, ...pause]
      })
    },
  },
  {
    // "50s on the minute x 24": how often before what.
    pattern:
      /\b(?<length>25|50|75|100|150|200|300|400)s? on (?<send>the minute|\d?\d?:\d\d) ?x ?(?<times>\d{1,2})\b(?! ?(?:s|min|m|x)\b)/di,
    by: (span) => {
      const [length, send, times] = [span('length'), span('send'), span('times')]
      if (!length || !send || !times) return undefined
      const clock = send.words === 'the minute' ? { words: '1:00', for: send } : { words: send.words, for: send }
      return [{ words: times.words, for: times }, 'x', length, ' on ', clock]
    },
  },
  {
    // "6 x hill (approx 4 min)"
    pattern:
      /\b(?<times>\d{1,2}) ?x (?<hill>hills?)(?: (?:reps?|repeats?))? \(?(?:approx\.?|about|~|ca\.?)? ?(?<length>\d+(?:\.\d+)? ?(?:s|secs?|mins?|minutes|m|km?)\b)\)?/di,
    by: (span) => {
      const [times, hill, length] = [span('times'), span('hill'), span('length')]
      return times && hill && length ? [times, 'x', length, ' ', hill] : undefined
    },
  },
  {
    // "surges of 10 s every 5 min", "surges 10s every 5mins"
    pattern:
      /\b(?<what>surges?|pick ?-?ups?|sprints?|bursts?|accelerations?)(?: of)? (?<length>\d+ ?(?:s|secs?|seconds|mins?)) (?=every \d)/di,
    by: (span) => {
      const [what, length] = [span('what'), span('length')]
      return what && length ? [length, ' ', what, ' '] : undefined
    },
  },
  {
    // "1x60 @ 80-85 with surges": one stretch.
    pattern: /\b1 ?x ?(?<length>\d{2,3})(?<unit> ?min\w*)?(?= ?(?:@|at) .*\bevery \d+ ?min)/di,
    by: (span) => {
      const length = span('length')
      return length && [length, ' min']
    },
  },
  {
    // "4x150 as 50k 50d 50s"
    pattern:
      /(?<=x ?(?:1[05]0|2[05]0|300|400|75|[1-9]00)(?: as|,)? ?\(?)(?<parts>(?:25|50|75|100|150|200) ?[kdspb](?:(?:, ?|\/| \/ | ?\+ ?| )(?:25|50|75|100|150|200) ?[kdspb])+)(?![a-z])/di,
    by: (span) => {
      const parts = span('parts')
      if (!parts) return undefined
      return [...parts.words.matchAll(/(?<length>\d+) ?(?<letter>[kdspb])/gi)].flatMap(
        ({ groups, index, 0: all }, at): Piece[] => {
          const own = { from: parts.from + index, to: parts.from + index + all.length }
          return [
            at > 0 ? '/' : '',
            { words: `${groups?.length} ${letters[groups?.letter?.toLowerCase() ?? '']}`, for: own },
          ]
        },
      )
    },
  },
  {
    // "every fourth one fast"
    pattern: /\bevery (?<nth>second|third|fourth|fifth|sixth|2nd|3rd|4th|5th|6th) (?:one|rep|repetition|repeat)\b/di,
    by: (span) => {
      const nth = span('nth')
      const words = nth && ordinals[nth.words.toLowerCase()]
      return nth ? ['every ', { words: words ?? nth.words, for: nth }] : undefined
    },
  },
  {
    // "5 of 3 min hard with 2 min easy"
    pattern:
      /(?<=^|[,.;:\n] ?|\b(?:do|then|set|run|bike|ride|swim) )(?<times>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve) of (?=\d+(?:\.\d+)? ?(?:mins?|minutes|secs?|seconds|km?|miles?|m)\b)/di,
    by: (span) => {
      const times = span('times')
      return times && [times, ' x ']
    },
  },
  {
    // "descend 5x100 1-5 from 1:50 to 1:30 pace, rest 15": each with its time.
    pattern:
      /\b(?<lead>descend(?:ing)? )?(?<times>\d{1,2}) ?x ?(?<length>25|50|75|100|150|200|300|400)(?: \d-\d\d?)?(?<word> desc(?:end(?:ing)?)?)?(?: \d-\d\d?)?,?(?: from)? (?<first>\d:\d\d) ?(?:to|-|->) ?(?<last>\d:\d\d)(?: pace)?(?<rest>,? (?:on \d:\d\d|(?:with )?\d+ ?(?:s|secs?|seconds)?,? ?rest|rest \d+ ?(?:s|secs?)?))?/di,
    by: (span) => descending(span),
  },
  {
    // "8x200 fast, plus 4 miles before", "15 before"
    pattern:
      /(?<=\d ?x ?\(?\d.*)(?:, |\. | )(?:and |plus |with |\+ ?)?(?<amount>\d+(?:\.\d+)?)(?<unit> ?(?:mins?|minutes|miles?|mi|km?|m))? (?:before|b4|beforehand)(?<more> (?=\d))?(?= ?(?:[,.]|$|and\b|\d|\n))/di,
    by: (span) => {
      const [amount, unit] = [span('amount'), span('unit')]
      return amount
        ? [', ', amount, ...(unit ? [unit] : [' min']), ' warm up', ...(span('more') ? [', '] : [])]
        : undefined
    },
  },
]

const letters: Record<string, string> = { k: 'kick', d: 'drill', s: 'swim', p: 'pull', b: 'back' }

const ordinals: Record<string, string> = { second: '2nd', third: '3rd', fourth: '4th', fifth: '5th', sixth: '6th' }

function pieces(own: { from: number; to: number } | undefined, behind: string): Piece[] | undefined {
  return own ? [own, behind] : undefined
}

function ramp(span: SpanOf, all: string): Piece[] | undefined {
  const [from, to, step, every] = ['from', 'to', 'step', 'every'].map((group) => Number(span(group)?.words ?? 1))
  const first = span('from')
  if (!from || !to || !step || !every || !first || to <= from || (to - from) / step > MAX_STEPS) return undefined
  const watts = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step)
  return [
    {
      words: watts.map((one) => `${every} min at ${one}w`).join(', '),
      for: { from: first.from, to: first.from + all.length },
    },
  ]
}

const MAX_STEPS = 24

/** As many swims or runs, each with its time from the first to the last, to the second. */
function descending(span: SpanOf): Piece[] | undefined {
  const [times, length, first, last, rest] = ['times', 'length', 'first', 'last', 'rest'].map(span)
  if (!times || !length || !first || !last || !(span('lead') || span('word'))) return undefined
  const count = Number(times.words)
  const [from, to] = [first, last]
    .map(({ words }) => words.split(':').map(Number))
    .map(([minutes = 0, seconds = 0]) => minutes * 60 + seconds)
  if (!from || !to || from <= to || count < 2 || count > MAX_DESCENDING) return undefined
  return Array.from({ length: count }, (_, at): Piece[] => {
    const seconds = Math.round(from - ((from - to) * at) / (count - 1))
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
    const pause: Piece[] = rest
      ? [' ', { words: rest.words.replace(/^,? /, '').replace(/^(\d+) rest$/, '$1s rest'), for: rest }]
      : []
    return [
      { words: at === 0 ? '1' : ', 1', for: times },
      'x',
      length,
      ' in ',
      { words: clock, for: { from: first.from, to: last.to } },
      ...pause,
    ]
  }).flat()
}

const MAX_DESCENDING = 12

function everyOther(span: SpanOf, all: string): Piece[] | undefined {
  const [whole, each, other] = [span('whole'), span('each'), span('other')]
  if (!whole || !each || !other) return undefined
  const metres = /k$/i.test(whole.words) ? Number.parseFloat(whole.words) * 1000 : Number(whole.words)
  const [length, always] = [Number(each.words), span('always')?.words ?? '']
  const pairs = Math.floor(metres / (2 * length))
  const left = metres - pairs * 2 * length
  if (pairs < 1 || pairs > MAX_PAIRS || (left !== 0 && left !== length)) return undefined
  const plain = `${length} ${always || 'free'}`
  const words = `${pairs}x(${plain}, ${length} ${always} ${other.words})${left > 0 ? `, 1x${plain}` : ''}`
  return [{ words: words.replaceAll('  ', ' '), for: { from: whole.from, to: whole.from + all.length } }]
}

const MAX_PAIRS = 40
