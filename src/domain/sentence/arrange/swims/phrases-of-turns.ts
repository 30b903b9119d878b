import { figureOf } from '../figure-of.ts'

/** A turn: how many repetitions are done so, and how. */
export type Turn = { times: number; words: string; said?: string }
/** Turns, where they are said, and what they take for granted. */
export type Turns = { turns: Turn[]; from: number; to: number; tell?: string }

/** The turns that are said behind a set of so many repetitions. */
export function findTurns(text: string, times: number, distance: number): Turns | undefined {
  const ranged = namedTurns(text, times) ?? wholeTurns(text, times, distance)
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
