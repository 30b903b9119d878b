import { kindsOfDetail, type Mention } from '../mention.ts'
import { isNameOfClimbs } from '../outline/notes.ts'
import { EVERY } from '../readers/structure/every.ts'
import { SHARE_OUT } from '../readers/structure/selected-repetitions.ts'
import { type Span, type Unread, unreadAt } from '../result.ts'
import { isPicture } from '../tokens/pictures.ts'
import { isRemark } from '../tokens/words/remark-words.ts'
import type { SessionName } from '../tokens/words/session-words.ts'
import { CHANGES, LISTED_PACES } from '../tokens/words/unsupported-words.ts'

/** Unknown words that are no remarks (adjacent ones joined), and known words that a request has no field for. */
export function findUnread(mentions: readonly Mention[], sentence: string): Unread[] {
  const unread: Unread[] = []
  let open: Span | undefined
  const close = () => {
    if (open) unread.push(unreadAt(open, `“${sentence.slice(open.from, open.to)}” was not understood.`))
    open = undefined
  }
  for (const mention of mentions) {
    const { kind, from, to } = mention
    const words = sentence.slice(from, to)
    const isNamed = !(isRemark(words) || isPicture(words)) || OF_EFFORT.test(sentence.slice(to))
    if (kind === 'unknown' && isNamed) open = { from: open?.from ?? from, to }
    else close()
    const hint = hintFor(mention)
    if (!hint) continue
    if (!isNameOfClimbs(mention, mentions, sentence)) unread.push(unreadAt(mention, hint))
  }
  close()
  return unread
}

// "5x1k hangover pace": it says how hard, though not in a word that is known.
const OF_EFFORT = /^ (?:pace|effort|intensity)\b/i

function hintFor(mention: Mention): string | undefined {
  return mention.kind === 'unsupported' ? mention.sentence : undefined
}

/**
 * Every figure that fills no field and is not named otherwise: nothing that the athlete typed in digits is dropped without
 * a word. `read` are the words that were used or named.
 */
export function findUnused(mentions: readonly Mention[], read: readonly (Span & { field?: string })[]): Unread[] {
  return mentions
    .filter(isFigure)
    .filter((one) => !isNameOfOverUnders(one, mentions) && !isNameOfHills(one, mentions, read))
    .filter((mention) => !read.some((one) => covers(one, mention)))
    .map((mention) => unreadAt(mention, whyUnused(mention)))
}

/** Whether words were used or named. A type alone is not all that a figure or "hills" says. */
function covers(one: Span & { field?: string }, { kind, from, to }: Mention): boolean {
  return one.from < to && one.to > from && !(one.field === 'workoutType' && kind !== 'zone' && kind !== 'rungs')
}

function isFigure(mention: Mention): boolean {
  // The easy zones are what surrounds a main set anyway.
  if (mention.kind === 'zone') return mention.zone > 2
  // A pace that the generator has no race for.
  if (mention.kind === 'race pace') return mention.race === undefined
  if (mention.kind === 'session') return hints[mention.session] !== undefined
  if (mention.kind === 'warm-up or cool-down') return mention.amount !== undefined
  if (mention.kind === 'strides') return true
  return FIGURES.has(mention.kind)
}

const FIGURES = new Set<Mention['kind']>([
  ...kindsOfDetail,
  ...(['amount', 'set', 'sets of', 'rungs', 'classic', 'pace', 'power', 'zone'] as const),
])

/** "Over-unders: 3x12 min alternating 2 min at 95% and 1 min at 105%": what is said of them follows. */
function isNameOfOverUnders(one: Mention, mentions: readonly Mention[]): boolean {
  const isName = one.kind === 'session' && one.session === 'over-unders'
  return isName && mentions.some(({ kind }) => kind === 'over-under')
}

/** "Hill repeats: 10 x 45 s uphill": the hills of the set are these. */
function isNameOfHills(
  one: Mention,
  mentions: readonly Mention[],
  read: readonly (Span & { field?: string })[],
): boolean {
  return (
    isHills(one) &&
    mentions.some((other) => other !== one && isHills(other) && read.some((words) => covers(words, other)))
  )
}

function isHills(mention: Mention): boolean {
  return mention.kind === 'session' && mention.session === 'hills'
}

function whyUnused(mention: Mention): string {
  const { kind } = mention
  const hint = mention.kind === 'session' ? hints[mention.session] : undefined
  if (mention.kind === 'set' && mention.isOpen) return SAY_COUNT
  if (mention.kind === 'split' && mention.isManner) return CHANGES
  return hint ?? reasons[kind] ?? 'This figure was not used: say what it is of, such as 10 min easy.'
}

const SAY_COUNT = 'Say how often or how long, such as 10 x 1 min on 1 min off, or 1 min on 1 min off for 20 min.'
/** For the pace of a race that the generator has none for. */
export const OTHER_PACE = 'Say this pace in figures, such as 3:20/km.'
const TARGET = 'A target belongs to one length or to a set, such as 5 × 1 km at 4:00/km.'
/** For hills without a number and a length. */
export const HOW_MANY_HILLS = 'Say how many and how long, such as 8x60s hills.'
/** Names of sessions that are replaced by a type, unless a set says how they are done. */
const hints: Partial<Record<SessionName, string>> = {
  'over-unders': 'Say how many and how long, such as 3x12 over-unders.',
  hills: HOW_MANY_HILLS,
}

const reasons: Partial<Record<Mention['kind'], string>> = {
  strides: 'Say how many, and beside which easy part, such as 40 min easy with 6 strides.',
  progression: 'Write each part out, such as 20 min easy, 20 min steady, 20 min tempo.',
  detail: 'Say it with a set, such as 8x50 kick.',
  split: 'Say it with a set, such as 8x50 drill/swim.',
  straight: 'Say it of one length, such as swim 1500 straight.',
  every: EVERY,
  zone: 'A session has one type: write each part out, such as 20 min z2, 3x8 min z4 with 3 min easy.',
  rest: 'Say what the rest is between, such as 5 × 3 min with 2 min rest.',
  pace: TARGET,
  'race pace': OTHER_PACE,
  power: TARGET,
  percent: TARGET,
  beats: TARGET,
  offset: TARGET,
  targets: LISTED_PACES,
  numbered: SHARE_OUT,
  divided: SHARE_OUT,
  cadence: 'Say the cadence beside a set, such as 3 × 8 min at 90 rpm.',
}
