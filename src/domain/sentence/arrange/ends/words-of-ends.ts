import type { Span } from '../../result.ts'

/** What a word says of an end: where it is, how long it is, how it is done, or nothing. */
export type EndSlot = Span & {
  kind: 'both' | 'first' | 'last' | 'turn' | 'length' | 'how' | 'filler'
  words: string
  /** A word that names an end, and no place alone: "warm up", and not "before". */
  isName: boolean
}

/** What all the words of a stretch say of beginnings and ends; nothing if one of them says something else. */
export function readEndSlots(text: string, { from, to }: Span): EndSlot[] | undefined {
  const slots: EndSlot[] = []
  for (let at = from; at < to; ) {
    const found = slotAt(text, at)
    if (!found || found.to > to) return undefined
    slots.push(found)
    at = found.to
  }
  return slots
}

function slotAt(text: string, at: number): EndSlot | undefined {
  for (const { kind, pattern, isName } of lexicon) {
    pattern.lastIndex = at
    const [words] = pattern.exec(text) ?? []
    if (words) return { kind, words, from: at, to: at + words.length, isName }
  }
  return undefined
}

const UP = String.raw`w(?:ar?m)?(?:ing)?[- ]?up|w\/?up?|wmup|loosener`
const DOWN = String.raw`c(?:oo?l)?(?:ing)?[-/ ]?(?:down|dwn|dn|d)|warm(?:ing)?[- ]?down|w\/?d|s\/d|sd|swim[- ]?down|loosen (?:off|down)`
const JOIN = String.raw`(?: ?(?:\/|\+|&|,|\b(?:n|and|then)\b) ?| )`
const PAIRS = [
  [UP, `${DOWN}|down|dn`],
  ['up', 'down|dn'],
  ['in', 'out'],
  ['there', 'back|home'],
  ['before|b4', 'aft(?:er(?:wards?)?)?'],
  ['(?:at the )?(?:first|start|beginning)', '(?:at )?(?:the )?(?:last|finish|end)'],
].map(([one, other]) => `(?:${one})${JOIN}(?:${other})`)

const ALL = '(?: (?:it all|that all|all of (?:it|that)|the (?:main )?(?:set|work)))?'
const UNIT = "mins?|minutes?|'|km?s?|miles?|mi|metres|meters|m|yards?|yds?"
const NUMBER = 'five|six|eight|ten|twelve|fifteen|twenty|thirty'

const lexicon = (
  [
    // "w/ 15 out": no warm-up, as in "20 w / 15 c".
    ['filler', String.raw`\s+|[,+&/:–-]|w\/ (?=\d)`],
    ['both', '(?:on |at )?(?:each|either|both|every) (?:sides?|ends?|ways?)'],
    ['both', `${PAIRS.join('|')}|(?:out )?to (?:the |my )?[a-z]+ and (?:back|home)|out and back(?=[^,;]*\\beach\\b)`],
    ['length', String.raw`\d{1,2} lengths of \d{2}`],
    ['length', '(?:a |half a )?mile|(?:half an|quarter of an|half) hour'],
    [
      'length',
      String.raw`\d{1,4}(?:[.,]\d)?(?: ?-?(?:${UNIT})(?![a-z])|s(?= )|(?=[a-z]| |$|[,;.)/&+]))|(?:${NUMBER})(?: (?:${UNIT}))?`,
    ],
    [
      'filler',
      `(?:the )?(?:main )?(?:set|work|session)|(?:from|to) (?:the |my )?(?!start|finish|end|begin|close|cool|warm|loosen|wind)[a-z]+|on (?:the )?(?:rollers|turbo|trainer|track|grass|roads?|bike|way)`,
    ],
    ['first', UP, true],
    ['last', DOWN, true],
    ['first', `(?:before|b4)(?:hand|${ALL})|first|there`],
    ['last', `aft(?:er(?:wards?|${ALL}))?(?! (?:each|every|all))|home|back|down|dn`],
    // "3k in zone 1" is no way in.
    ['turn', 'in(?! (?:z|zone|the|my|about)\\b| ?z?\\d)|out|up|w|c'],
    [
      'how',
      'z ?[12]|zone [12]|e(?:asy|z)|easily|jogs?|jogging|walk(?:ing)?|brisk|spin(?:ning)?|run(?:ning)?|rid(?:e|ing)|swim|choice|mixed|mix|free|steady|slow(?:ly)?|gentle|gently|loosen(?:ing)?|chill|light|relaxed|roll(?:ing)?|recovery|shuffle|pull|kick|drills?',
    ],
    ['filler', 'of|for|with|an?|the|about|abt|like|then|and|n|plus|each|both|is|oh|also|do|add|long|straight'],
  ] as const
).map(([kind, words, isName]) => ({
  kind,
  // "15wu": a figure may stand right before a word.
  pattern: new RegExp(`(?:${words})${kind === 'length' ? '' : String.raw`(?<!\w(?=\w))`}`, 'iy'),
  isName: isName === true,
}))
