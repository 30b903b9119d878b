import { figureOf } from '../figure-of.ts'

/** A turn: how many repetitions are done so, and how. */
export type Turn = { times: number; words: string; said?: string }
/** Turns, where they are said, and what they take for granted. */
export type Turns = { turns: Turn[]; from: number; to: number; tell?: string }

/** The turns that are said behind a set of so many repetitions. */
export function findTurns(text: string, times: number, distance: number): Turns | undefined {
  const ranged =
    rangedTurns(text, times) ?? clockTurns(text, times) ?? namedTurns(text, times) ?? wholeTurns(text, times, distance)
  if (ranged) return { ...ranged, ...withBrackets(text, ranged.from, ranged.to) }
  for (const { pattern, turnsOf } of phrases) {
    const match = pattern.exec(text)
    const turns = match && turnsOf(match.groups ?? {}, times)
    if (turns) return { turns, ...withBrackets(text, match.index, match.index + match[0].length) }
  }
  const listed = listedTurns(text, times, distance)
  if (listed) return listed
  const counted = countedTurns(text)
  return counted && { ...counted, ...withBrackets(text, counted.from, counted.to) }
}

/** The turns that are said before a set: "odds easy evens fast 12x50". */
export function turnsBefore(text: string, times: number): Turns | undefined {
  const match = BEFORE.exec(text)
  const turns = match && oddsAndEvens(match.groups ?? {})
  return turns && times % 2 === 0 ? { turns, from: match.index, to: text.length } : undefined
}

function withBrackets(text: string, from: number, to: number): { from: number; to: number } {
  const isOpened = text[from - 1] === '(' && text[to] === ')'
  return isOpened ? { from: from - 1, to: to + 1 } : { from, to }
}

const WORD = String.raw`(?:on (?:your |the )?(?:side|back|front|left|right)s?|(?:with|w\/|w(?= )) ?(?:fins|paddles|board|buoy|snorkel|pull buoy)|all out|(?!(?:on|at|rest|with|w|off|all|then|by|as|evens?|odds?|x|every|each|in|to|for|and|the|of|is|are|r|ri|s|sec|secs)\b)[a-z][a-z'-]*)`
const SIDE = `${WORD}(?:[ /]${WORD}){0,4}`
const IS = '(?: ones| numbers| reps| #s)?(?: are| is| as|:| =| -|,)? ?'
const AND = '[,;/&. +-]*(?:(?:and|then|with) )?(?:the )?'
const ODD = `odds?${IS}`
const EVEN = `evens?${IS}`
const BOTH = `(?:(?:with|w\\/|as|the|do) )?(?:the )?(?:${ODD}(?<odd>${SIDE})${AND}${EVEN}(?<even>${SIDE})|${EVEN}(?<even2>${SIDE})${AND}${ODD}(?<odd2>${SIDE}))`
const BEFORE = new RegExp(`\\b${BOTH}[ ,:]*(?:for |of |on |x )?$`, 'i')

type Groups = Record<string, string>
type Pattern = { pattern: RegExp; turnsOf: (groups: Groups, times: number) => Turn[] | undefined }

const phrases: readonly Pattern[] = [
  { pattern: new RegExp(`\\b${BOTH}`, 'i'), turnsOf: oddsAndEvens },
  {
    // "odds pull", "even ones fast": the others are as the set is.
    pattern: new RegExp(`\\b(?:with |the |and )*(?:${ODD}(?<odd>${SIDE})|${EVEN}(?<even>${SIDE}))`, 'i'),
    turnsOf: ({ odd, even }, times) => {
      const words = odd ?? even ?? ''
      if (!isHow(words) || times % 2 !== 0) return undefined
      const own = { times: 1, words: plain(words), said: words }
      const other = { times: 1, words: HARD.test(words) ? 'steady' : '' }
      return odd ? [own, other] : [other, own]
    },
  },
  {
    // "every 4th one IM", "every other one fast"
    pattern: new RegExp(
      `\\b(?:with |w\\/ ?|and )?every (?<nth>other|2nd|second|3rd|third|4th|fourth|5th|fifth|6th|sixth|8th)(?: (?:one|rep|repeat|swim|1))?(?: is| as| at|:| =)? (?<words>${SIDE})`,
      'i',
    ),
    turnsOf: ({ nth = '', words = '' }, times) => {
      const every = figureOf(nth)
      if (!every || !isHow(words)) return undefined
      const turns: Turn[] = [
        { times: every - 1, words: HARD.test(words) ? 'steady' : '' },
        { times: 1, words: asSprint(plain(words)), said: words },
      ]
      const left = times % every
      // Of ten the last two come before another fourth one.
      return left === 0 || times < every || HARD.test(words)
        ? turns
        : [
            ...Array.from({ length: Math.floor(times / every) }, () => turns).flat(),
            ...turns.slice(0, 1).map((turn) => ({ ...turn, times: left })),
          ]
    },
  },
  {
    // "4x100 (4th faster)"
    pattern: new RegExp(
      `(?:\\b(?<nth>2nd|3rd|4th|5th|6th|8th)(?: (?:one|rep))?|#(?<figure>[2-8]))(?: is|:)? (?<words>${SIDE})`,
      'i',
    ),
    turnsOf: ({ nth = '', figure, words = '' }, times) =>
      figureOf(figure ?? nth) === times && isHow(words)
        ? [
            { times: times - 1, words: '' },
            { times: 1, words: asSprint(plain(words)), said: words },
          ]
        : undefined,
  },
  {
    // "alternating free and back", "alt easy/fast", not "by 25"
    pattern: new RegExp(
      `\\b(?:alt\\.?|alternate|alternates|alternating)(?: between)? (?<one>${WORD}(?: ${WORD})?)(?: and | & |, ?|, then | then | ?/ ?|-)(?<other>${WORD}(?: ${WORD})?)(?! ?(?:by|each|every|per|\\/)\\b)`,
      'i',
    ),
    turnsOf: ({ one = '', other = '' }, times) => oddsAndEvens({ odd: one, even: other }, times),
  },
  {
    // "easy-hard alt"
    pattern: new RegExp(
      `(?<!\\d )\\b(?<one>${WORD}) ?(?:-|/|&|and) ?(?<other>${WORD}),? (?:alt|alternate|alternating|alternately)\\b`,
      'i',
    ),
    turnsOf: ({ one = '', other = '' }, times) => oddsAndEvens({ odd: one, even: other }, times),
  },
]

function oddsAndEvens({ odd, even, odd2, even2 }: Groups, times = 0): Turn[] | undefined {
  const [one, other] = [odd ?? odd2 ?? '', even ?? even2 ?? '']
  if (!isHow(one) || !isHow(other)) return undefined
  const turns = [
    { times: 1, words: plain(one), said: one },
    { times: 1, words: plain(other), said: other },
  ]
  // Of five the last one is as the first.
  return times % 2 === 0 || times > MAX_WRITTEN
    ? turns
    : Array.from({ length: times }, (_, at) => turns[at % 2] ?? { times: 1, words: '' })
}

const MAX_WRITTEN = 9

/** "1-4 drill, 5-8 build, 9-12 fast", "#1-8 on :55, #9-16 on :50" */
function rangedTurns(text: string, times: number): Turns | undefined {
  const all = [...text.matchAll(RANGED)]
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last || all.length < 2) return undefined
  // "1-4 easy 5-8 hard" is read as it stands.
  if (all.length === 2 && all.every(({ groups }) => EFFORT.test(groups?.how ?? ''))) return undefined
  // "1-4 kick, 5-8 fast on :55": the clock is that of all.
  const isOfAll = !all.slice(0, -1).some(({ 0: turn }) => OWN_CLOCK.test(turn))
  const shared = isOfAll ? (OWN_CLOCK.exec(last[0])?.[0].length ?? 0) : 0
  let [next, end] = [1, first.index]
  const turns: Turn[] = []
  for (const { index, 0: turn, groups = {} } of all) {
    // What is said of a turn and not read with it is not dropped.
    if (/[\d+]/.test(text.slice(end, index))) return undefined
    end = index + turn.length
    const [from, to] = [Number(groups.from), Number(groups.to ?? groups.from)]
    const words = turn === last[0] && shared > 0 ? (groups.how ?? '').slice(0, -shared) : (groups.how ?? '')
    if (from !== next || to < from || !(isHow(words) || /^(?:on|@|css)/i.test(words))) return undefined
    turns.push({ times: to - from + 1, words: plain(words), said: words })
    next = to + 1
  }
  // "7-9 on 1:30, last one all out"
  const [ending = '', how = ''] = (next === times && LAST.exec(text.slice(end))) || []
  if (ending !== '' && isHow(how))
    return { turns: [...turns, { times: 1, words: plain(how), said: how }], from: first.index, to: end + ending.length }
  return next === times + 1 ? { turns, from: first.index, to: end - shared } : undefined
}

const LAST = new RegExp(`^[ ,;]*(?:and |then )?(?:the )?(?:last|final)(?: one| rep)?(?: is|:)? (${SIDE})`, 'i')
const CLOCK = String.raw`(?:on |@ ?)(?:\d{1,2})?:[0-5]\d`
const OWN_CLOCK = new RegExp(`(?<=[a-z]),? ${CLOCK}$`, 'i')

/** "3 on 1:40 2 on 1:30 repeated": fewer than the set has, so they are done again. */
function clockTurns(text: string, times: number): Turns | undefined {
  const match = CLOCKS.exec(text)
  const clocks = [...(match?.groups?.row ?? '').matchAll(/(?<count>\d{1,2}) (?<on>(?:on|@) ?\d?:\d\d)/gi)]
  const turns = clocks.map(({ groups = {} }) => ({
    times: Number(groups.count),
    words: groups.on ?? '',
    said: groups.on ?? '',
  }))
  const sum = turns.reduce((all, one) => all + one.times, 0)
  if (!match || turns.length < 2 || sum >= times || times % sum !== 0) return undefined
  return { turns, from: match.index, to: match.index + match[0].length }
}

const CLOCKS =
  /(?<![\d:x-] ?)\b(?<row>\d{1,2} (?:on|@) ?\d?:\d\d(?:,? (?:and |then )?\d{1,2} (?:on|@) ?\d?:\d\d)+)(?:,? (?:and )?(?:repeat(?:ed|ing)?|again|x ?\d))?(?![\d:])/i

/** "3rd and 6th all out", "#4, #8 sprint": the others are as the set is. */
function namedTurns(text: string, times: number): Turns | undefined {
  const match = NAMED.exec(text)
  const { row = '', how = '' } = match?.groups ?? {}
  const places = [...row.matchAll(/\d{1,2}/g)].map(([place]) => Number(place))
  const areInOrder = places.every((place, at) => place > (places[at - 1] ?? 0) && place <= times)
  if (!match || !areInOrder || !isHow(how)) return undefined
  const own = { times: 1, words: asSprint(plain(how)), said: how }
  const other = HARD.test(how) ? 'steady' : ''
  const ends = [...places, times + 1]
  const turns = ends.flatMap((place, at): Turn[] => {
    const between = place - (ends[at - 1] ?? 0) - 1
    return [...(between > 0 ? [{ times: between, words: other }] : []), ...(place <= times ? [own] : [])]
  })
  const told =
    other === '' ? {} : { tell: 'The others were read as steady: only those that are named are said to be hard.' }
  return { turns, from: match.index, to: match.index + match[0].length, ...told }
}

const PLACE = '(?:#\\d{1,2}|\\d{1,2}(?:st|nd|rd|th))'
const NAMED = new RegExp(
  `(?:\\b(?:with|and) )?(?:\\bthe )?(?<![\\w#])(?<row>${PLACE}(?:(?:,? and |, ?| & | )(?:the )?${PLACE}){1,5})(?: ones?| reps?)?(?: are| is| at|:| =)? (?<how>${SIDE})`,
  'i',
)

/** "16x25 fast/easy by 25", "8x100 easy/mod/hard/max x2": whole repetitions take turns. */
function wholeTurns(text: string, times: number, distance: number): Turns | undefined {
  const match = BY_LENGTHS.exec(text)
  const all = match?.groups?.row?.split(/ ?\/ ?/) ?? []
  const isWhole = Number(match?.groups?.each) === distance || Number(match?.groups?.times) * all.length === times
  if (!match || !isWhole || !all.every(isHow) || times % all.length !== 0) return undefined
  return {
    turns: all.map((words) => ({ times: 1, words: plain(words), said: words })),
    from: match.index,
    to: match.index + match[0].length,
  }
}

const BY_LENGTHS = new RegExp(
  `\\b(?<row>${WORD}(?: ?/ ?${WORD}){1,3})(?: by (?:the )?(?<each>25|50|75|100)s?|,? x ?(?<times>[2-6]))(?![\\d:])`,
  'i',
)

/** "3 easy 1 sprint", "one fast, one easy", "2 free/1 back/1 breast" */
function countedTurns(text: string): Turns | undefined {
  const first = COUNTED.exec(text)
  if (!first) return undefined
  const turns: Turn[] = []
  let to = first.index
  for (;;) {
    NEXT.lastIndex = to
    const match = NEXT.exec(text)
    const { count = '', words = '' } = match?.groups ?? {}
    if (!match) break
    turns.push({ times: figureOf(count), words: plain(words), said: words })
    to = match.index + match[0].length
  }
  return turns.length > 1 ? { turns, from: first.index, to } : undefined
}

/** "3x600 pull swim pull": one each, where they are not the lengths of each repetition as in "3x75 kick drill swim". */
function listedTurns(text: string, times: number, distance: number): Turns | undefined {
  const match = LISTED.exec(text)
  const words = match?.groups?.row?.split(/[ ,]+/) ?? []
  const isEach = distance / times > LONGEST_PIECE && new Set(words).size > 1
  if (!match?.groups?.row || words.length !== times || !isEach) return undefined
  const from = match.index + match[0].length - match.groups.row.length
  return {
    turns: words.map((one) => ({ times: 1, words: one, said: one })),
    ...withBrackets(text, from, from + match.groups.row.length),
  }
}

const KIND = '(?:swim|kick|pull|drill|free|back|breast|fly|im)'
const LISTED = new RegExp(
  `^[ ,:(]*(?:as |with )?(?<row>${KIND}(?:,? ${KIND}){2,5})(?![a-z0-9/])(?! (?:by|for|on your))`,
  'i',
)
// Pieces of 25 and 50 are those of each repetition (our choice).
const LONGEST_PIECE = 50

/** Beside repetitions that are told to be so, the others are not. */
const HARD = /\b(?:fast(?:er)?|hard(?:er)?|sprint|max|all out|strong|quick(?:er)?)\b/i
const EFFORT = /^(?:easy|ez|hard|fast|steady|moderate|max|sprint|all out)$/i
const RANGED = new RegExp(
  `(?:(?<![\\d@x-] ?|\\d:|\\.)|(?<=\\d:\\d\\d ))(?:(?:#|nos?\\.? ?|reps? )?\\b(?<from>\\d{1,2}) ?(?:-|to) ?#?(?<to>\\d{1,2})|(?:#|no\\.? ?|rep )(?<from>\\d{1,2})(?![\\d:]))(?: are| is|:| =)? (?<how>${CLOCK}|css ?[+-] ?\\d{1,2}|${SIDE}(?:,? ${CLOCK})?)`,
  'gi',
)
const HOW = String.raw`(?:all out|fly|easy|ez|fast|hard|sprint|max|steady|smooth|moderate|mod|strong|build|free|fr|fc|fs|freestyle|front crawl|crawl|back|backstroke|bk|breast|breaststroke|br|butterfly|stroke|choice|im|kick|drill|swim|pull|cruise|quick|slow|aerobic|threshold|css|recovery|faster)(?![\w-])`
const COUNT = '(?:[1-9]|one|two|three|four|five|six)'
const COUNTED = new RegExp(
  `(?<![\\d:.#x-])\\b${COUNT} ${HOW}(?: (?:${HOW}|paddles|fins|buoy|board|snorkel))*[ ,/&+]*(?:(?:and|then) )?${COUNT} ${HOW}`,
  'i',
)
const NEXT = new RegExp(
  `(?:[ ,/&+]*(?:(?:and|then) )?)(?<count>${COUNT}) (?<words>${HOW}(?: (?:${HOW}|paddles|fins|buoy|board|snorkel))*)`,
  'iy',
)
const KNOWN = new RegExp(
  `\\b(?:${HOW}|fins|paddles|catch-?up|fist|scull|drills?|kicking|swimming|underwater|choice|best|easier|faster|harder|single arm|one arm)`,
  'i',
)

/** Whether words say how a swim is done. */
function isHow(words: string): boolean {
  return KNOWN.test(words) || /^no /i.test(words)
}

/** Beside repetitions that say no effort, what is fast is a sprint. */
function asSprint(words: string): string {
  return words.replace(/\bfast\b/i, 'sprint')
}

/** "faster" than the others is fast. */
function plain(words: string): string {
  return words
    .replace(/^(?:no|without) .*$/i, '')
    .replace(/^stroke$/i, 'choice')
    .replace(/\b(?:faster|quicker|quick)\b/gi, 'fast')
    .replace(/\beasier\b|\bsmooth\b|\brecovery\b|\bslow\b/gi, 'easy')
    .replace(/\bharder\b/gi, 'hard')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/\bkick on (?:your |the )?sides?\b/gi, 'side kick')
}
