import type { Span } from '../../result.ts'

/** What is to be in a swim: how its sets are swum, how long their repetitions are, and how much of the whole it is. */
export type Ingredient = Span & {
  words: string
  isStroke?: boolean
  isEasy?: boolean
  isMost?: boolean
  weight: number
  repetition: number
  rest: number
}

/** Whether two strokes take half of the swim each. */
export function isShared(text: string): boolean {
  return /\bhalf\b.*\bhalf\b|\b50 ?\/ ?50\b|\bhalf and half\b/i.test(text)
}

/** All that a sentence says of what is to be in a swim, each once; without words for one with many breaks. */
export function ingredientsIn(text: string): Ingredient[] {
  const found: Ingredient[] = []
  for (const match of text.matchAll(PHRASE)) {
    const { what = '', before = '' } = match.groups ?? {}
    const named = kinds.find(({ pattern }) => pattern.test(what))
    // "freestyle drills"
    const isDrilled = named?.of.isStroke === true && /\bdrills\)?$/i.test(match[0])
    const kind = isDrilled ? kinds.find(({ of }) => of.words === DRILL) : named
    if (!kind || (kind.isCounted && !/\b(?:lots|plenty|many)\b/i.test(before))) continue
    const gear = /\bboard\b/i.test(match[0]) ? ' with kickboard' : /\bbuoy\b/i.test(match[0]) ? ' with pull buoy' : ''
    if (kind.of.words === MIXED) {
      const strokes = MIXED_STROKES.map((words) => ({
        ...of(words, 50, 15, stroke),
        from: match.index,
        to: match.index + match[0].length,
      }))
      if (!/\b(?:back|breast|fly|free|im|medley)/i.test(text)) found.push(...strokes)
      continue
    }
    const words = `${kind.of.words}${gear}`
    const isMost = /\b(?:mostly|mainly)\b/i.test(before)
    const span = { from: match.index, to: match.index + match[0].length }
    // "technique, drills": the same is said twice.
    const isNew = found.every((one) => one.words !== words)
    found.push({
      ...kind.of,
      ...span,
      words,
      ...(isMost ? { isMost } : {}),
      ...(isNew ? {} : { weight: 0 }),
    })
  }
  return withNamedDrills(found)
}

/** Drills without a name are the named ones beside them, whose share is theirs, and three usual ones otherwise. */
function withNamedDrills(found: readonly Ingredient[]): Ingredient[] {
  const isNamed = found.some(({ words }) => words.endsWith(' drill'))
  return found.flatMap((one): Ingredient[] => {
    if (one.words !== DRILL || one.weight === 0) return [one]
    return isNamed
      ? [{ ...one, weight: 0 }]
      : USUAL_DRILLS.map((words) => ({ ...one, words, weight: one.weight / USUAL_DRILLS.length }))
  })
}

type Kind = { pattern: RegExp; of: Omit<Ingredient, 'from' | 'to'>; isCounted?: boolean }

const DRILL = 'drill'
const MIXED = 'mixed'
const MIXED_STROKES = ['freestyle', 'backstroke', 'breaststroke']
const USUAL_DRILLS = ['catch up drill', 'fist drill', 'fingertip drag drill']
const of = (words: string, repetition: number, rest: number, more: Partial<Ingredient> = {}): Kind['of'] => ({
  words,
  repetition,
  rest,
  weight: 1,
  ...more,
})
const stroke = { isStroke: true }
/** By the word of the sentence. Drills of 50, strokes of 50 and 100, as coaches write them (our choice). */
const kinds: readonly Kind[] = [
  { pattern: /^(?:technique|drills?|stroke work|skills|form)$/i, of: of(DRILL, 50, 15, { weight: 2 }) },
  { pattern: /^mixed|^variety|everything$/i, of: of(MIXED, 50, 15) },
  { pattern: /^kick/i, of: of('kick', 50, 15) },
  { pattern: /^pull/i, of: of('pull', 100, 15, { isEasy: true }) },
  { pattern: /^back/i, of: of('backstroke', 50, 15, stroke) },
  { pattern: /^breast/i, of: of('breaststroke', 50, 15, stroke) },
  { pattern: /^(?:butter)?fly$/i, of: of('butterfly', 50, 15, { ...stroke, weight: 0.4 }) },
  { pattern: /^(?:free|front|crawl)/i, of: of('freestyle', 100, 15, stroke) },
  { pattern: /^(?:im|(?:individual )?medley)$/i, of: of('IM', 100, 20, { isEasy: true }) },
  { pattern: /^catch/i, of: of('catch up drill', 50, 15) },
  { pattern: /^fing/i, of: of('fingertip drag drill', 50, 15) },
  { pattern: /^scull/i, of: of('sculling drill', 50, 15) },
  { pattern: /^fist/i, of: of('fist drill', 50, 15) },
  { pattern: /arm$/i, of: of('single arm drill', 50, 15) },
  { pattern: /^side/i, of: of('side kick drill', 50, 15) },
  { pattern: /^(?:sprint|fast|hard).*25/i, of: of('sprint', 25, 30, { weight: 0.5 }) },
  { pattern: /^(?:sprints?|fast|hard)/i, of: of('sprint', 50, 30, { weight: 0.5 }) },
  { pattern: /^50/, of: of('freestyle', 50, 15, stroke) },
  { pattern: /^100/, of: of('freestyle', 100, 15, stroke) },
  { pattern: /^(?:breaks|rests?|stops|pauses)$/i, of: of('', 50, 30), isCounted: true },
]
/** Small words before each, every one with what parts it from the next: no two ways to read them, so that none takes long. */
const PHRASE =
  /[,:(+&]? ?(?<before>(?:\b(?:with|and|then|some|mostly|mainly|a (?:bit|little|lot) of|lots of|plenty of|many|a few|a|an|mix(?:ed|ture)?|between|alternating|combination of|focus(?:ing|ed)?|working on|on|of|half|easy|gentle|relaxed|the|my|about|like|such as|using|doing|lengths|short (?:repeats|reps|repetitions)|including|incl)\b[ ,:(+&]+)*)\b(?<what>mixed(?= (?:swim|strokes?|bag|session)\b)|variety of strokes|everything|technique|drills?|stroke work|skills|kick(?:ing|board)?|pull(?:[- ]?buoy|ing)?|back(?:stroke| ?crawl)|breast(?: ?stroke)?|butterfly|fly|free(?:style)?|front ?crawl|crawl|im|individual medley|medley|catch[- ]?up|finger(?:tip|tips)?(?: drag)?|scull(?:ing|s)?|fists?|(?:single|one)[- ]arm|side kick|back(?! (?:to|into|home|on|in|at|for|and (?!breast|free|fly|kick))\b)|sprints|(?:fast|hard|sprint) (?:(?:25|50)'?s?|sets?|bits?|bursts|stuff|swimming|lengths|efforts)|(?:50|100)'?s(?<=\bsome \S+)|breaks|rests?|stops|pauses)\b(?: (?:with (?:a )?board|sessions?|sets?|work|practice|swim(?:ming)?|drills?|only|focus|stuff|lengths|board|buoy|strokes?))*\)?/gi
