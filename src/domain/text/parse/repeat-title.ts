import { readItems } from '../grammar/item.ts'

/**
 * A title with the count of a repeat: `Main set 4x`, `4 rounds of`, `Repeat three times:`. `at` is the column of the count,
 * from 0; `words` is the title without it. `isInside`: words stand on both sides of the count, and the title is a repeat
 * only if a step follows on the next line. So it is with a rest.
 */
export type RepeatTitle = { count: number; at: number; words: string; isInside: boolean; rest?: RestOfRound }

/**
 * The rest that ends each round, `4x w/ 30s rest`, and its columns from 0. `isJoined`: a comma, a bracket or a word stands
 * before it, so that it cannot be a step that is done four times, as in `4x 30s rest`.
 */
export type RestOfRound = { at: number; end: number; isJoined: boolean }

/** Reads the count in a line without a dash; undefined if it has none, or a length of work, which makes it a step. */
export function readRepeatTitle(text: string): RepeatTitle | undefined {
  if (text.length > MAX_TITLE_CHARACTERS || !COUNT_WORD.test(text)) return undefined
  const rest = findRest(text)
  const title = rest ? text.slice(0, rest.at).replace(JOINT, '') : text
  for (const pattern of COUNTS) {
    const found = pattern.exec(title)
    if (!found) continue
    const before = withoutPunctuation(title.slice(0, found.index))
    const after = withoutPunctuation(title.slice(found.index + found[0].length))
    const isInside = before !== '' && after !== ''
    const words = [before, after].filter((part) => part !== '').join(' ')
    if (isSentence(title, words, after) || saysLength(before) || saysLength(after)) return undefined
    const count = countOf(found.groups?.count ?? 'twice')
    return { count, at: found.index + found[0].search(COUNT), words, isInside, ...(rest && { rest }) }
  }
  return undefined
}

/** Whether the words of a title are generic and can be dropped without a notice: `Main set`, `Set 2`. */
export function isPlainTitle(words: string): boolean {
  return /^(?:(?:the\s)?(?:main|pre|post|warm[\s-]?up|cool[\s-]?down)?[\s-]*(?:set|part|block)?s?(?:\s(?:\d{1,2}|[a-f]))?)$/i.test(
    words,
  )
}

/** Whether a title looks like a repeat though it is none: `Main set 4x400`, `3 sets, 5 min each`. */
export function saysCount(title: string): boolean {
  return LIKE_A_COUNT.test(title)
}

/** Whether a figure of a title may be meant as a count: `Set of 4`, `Main (4)`. That of a length or a target is none. */
export function mayCount(title: string): boolean {
  if (saysCount(title) || !FIGURE.test(title)) return saysCount(title)
  const items = [...readItems(title, 0)].filter(({ kind }) => kind === 'number' || kind === 'unknown')
  return items.some(({ at, end }) => FIGURE.test(title.slice(at, end)))
}

// Longer lines are descriptions (our choice).
const MAX_TITLE_CHARACTERS = 120
const MAX_TITLE_WORDS = 8

const NUMBER_WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const COUNT = new RegExp(`\\d{1,6}|${NUMBER_WORDS.join('|')}|twice`, 'i')
const NAMED = `(?<count>\\d{1,6}|${NUMBER_WORDS.join('|')})`
const UNITS = 'times|rounds?|reps?|repeats?|repetitions?|sets?|blocks?|cycles?|loops?'
const LIKE_A_COUNT = new RegExp(`\\d\\s?[x×]|[x×]\\s?\\d|\\d\\s(?:${UNITS})(?!\\p{L})`, 'iu')
const FIGURE = new RegExp(`(?<!\\p{L})(?:\\d|(?:${NUMBER_WORDS.join('|')}|twice)(?!\\p{L}))`, 'iu')
const THE_SAME = '(?:(?:this|these|the following|the block|the set)\\s)?'

// One of these is in every count. Most lines are steps without one, and six patterns would be tried on each.
const COUNT_WORD = /[x×*]|times|round|rep|set|block|cycle|loop/iu

// The surest pattern first. `4 x 8` is a product, not a count of rounds, and neither is the x4 of `4 x4`.
const COUNTS = [
  /^(?<count>\d{1,6})\s?[x×*][\s:]{0,3}$/iu,
  // Repeat 4 times, repeat the following three rounds
  new RegExp(`(?<!\\p{L})repeat(?:ed)?\\s${THE_SAME}${NAMED}(?:\\s?[x×]|\\s(?:more\\s)?(?:${UNITS}))(?!\\p{L})`, 'iu'),
  // Repeat 4, repeat x4, repeat twice, at the end of a line
  new RegExp(`(?<!\\p{L})repeat(?:ed)?\\s${THE_SAME}(?:[x×]\\s?)?(?:${NAMED}|(?<twice>twice))(?=[\\s:).]{0,4}$)`, 'iu'),
  // 4x, (4 ×), 4x through
  /(?<![\p{L}\d.,:/-])(?<count>\d{1,6})\s?[x×](?:\sthrough)?(?![\p{L}\d]|\s\d)/iu,
  // 4 rounds of, three times through
  new RegExp(
    `(?<![\\p{L}\\d.,:/-])${NAMED}\\s(?:${UNITS})(?:\\s(?:of|through))?(?:\\sthe following)?(?!\\p{L}|\\s(?:an?|per|each|every)\\s)`,
    'iu',
  ),
  // x4, (× 4)
  /(?<![\p{L}\d]|\d\s)[x×]\s?(?<count>\d{1,6})(?![\p{L}\d%/-]|[.,:]\d)/iu,
]

/** What may stand between the count of a repeat and its rest, and behind the rest: `4 rounds with 2m rest between rounds`. */
const JOINT = /(?:[\s:;,(+–—-]|(?<!\p{L})(?:with|and|w\/))+$/iu
const BETWEEN = /\s(?:in\s)?(?:between|after)(?:\s\p{L}{1,20}){0,2}[\s:).]{0,4}$/iu

// A long text has thousands of lines without a rest, and reading their items would double the time that it takes.
const REST_WORD = /(?<!\p{L})(?:rest|recover|jog)/iu

/** Finds a rest at the end of a line that is more than a rest. */
function findRest(text: string): RestOfRound | undefined {
  if (!REST_WORD.test(text)) return undefined
  const items = [...readItems(text.replace(BETWEEN, ''), 0)].filter(({ kind }) => kind !== 'filler')
  const last = items.slice(-2)
  const isRest = last.some((item) => item.kind === 'intensity' && /^(?:rest|recovery)$/.test(item.intensity))
  const [first, second] = last
  if (!first || !second || !isRest || !last.some(({ kind }) => kind === 'length')) return undefined
  const [joint] = JOINT.exec(text.slice(0, first.at)) ?? []
  return joint === undefined ? undefined : { at: first.at, end: second.end, isJoined: joint.trim() !== '' }
}

function countOf(written: string): number {
  const word = written.toLowerCase()
  if (word === 'twice') return 2
  const index = NUMBER_WORDS.indexOf(word)
  return index < 0 ? Number(word) : index + 2
}

function withoutPunctuation(text: string): string {
  return text.replace(/^[\s:(),.–—-]{1,9}/u, '').replace(/[\s:(),.–—-]{1,9}$/u, '')
}

/** Whether a line is a sentence, `Do this 3 times and enjoy the view.`, and not a title, `Repeat 4 times.` */
function isSentence(text: string, words: string, after: string): boolean {
  if (words.split(/\s+/).length > MAX_TITLE_WORDS) return true
  return /[.!?]$/.test(text) && after !== ''
}

function saysLength(words: string): boolean {
  return [...readItems(words, 0)].some(({ kind }) => kind === 'length')
}
