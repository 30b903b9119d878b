import { type SportId, sportOf } from '../../sports/registry.ts'
import { charactersBefore } from '../characters-before.ts'
import { type Mention, mentionsOf } from '../mention.ts'
import { spanAround } from '../result.ts'

/**
 * Walks that are parts of a run: the first one warms up, the last one cools down, and what lies between is easy: "5 min
 * walk, 20 min jog, 5 min walk".
 */
export function walkAsParts(mentions: readonly Mention[], sentence: string): Mention[] {
  const isRun = mentions.some((one) => (one.kind === 'sport' && isOnFoot(one.sport)) || isOfWalks(one, sentence))
  const isOther = mentionsOf('sport', mentions).some(({ sport }) => !isOnFoot(sport))
  if (!isRun || isOther) return [...mentions]
  const lengths = mentions.filter(isLength)
  const isWalked = (one: Mention) =>
    one.kind === 'warm-up or cool-down' && /walk/i.test(sentence.slice(one.from, one.to))
  const said = mentions.flatMap((one, at): Mention[] => {
    if (isManner(mentions, at, sentence)) return [{ kind: 'filler', from: one.from, to: one.to }]
    const before = mentions[at - 1]?.kind === 'punctuation' ? mentions[at - 2] : mentions[at - 1]
    return jogBehindSet(one, before, sentence) ?? [one]
  })
  let parts = said
  for (const walk of said) {
    const length = isWalk(walk, sentence) ? lengthOf(walk, parts) : undefined
    if (length?.kind !== 'amount') continue
    const { from } = length
    const span = spanAround(length, walk)
    if (EVERY.test(sentence.slice(span.to))) continue
    const place = lengths.findIndex((one) => one.from === from)
    const part = place === 0 ? 'warmup' : place === lengths.length - 1 ? 'cooldown' : undefined
    const easy: Mention = { kind: 'session', session: 'easy', from: walk.from, to: walk.to }
    parts = part
      ? parts.flatMap((one): Mention[] => {
          if (one === walk) return []
          return one === length ? [{ kind: 'warm-up or cool-down', part, amount: length.amount, ...span }] : [one]
        })
      : parts.map((one) => (one === walk ? easy : one))
  }
  return mentions.some(isWalked) || parts.some((one, at) => one !== said[at]) ? jogEasily(parts, sentence) : parts
}

// "walk 1 min every mile" is no end.
const EVERY = /^\s+(?:every|each|per|in|after each)\b/i

/** Whether a walk is only named beside a run, "25 min run/walk", and both are timed elsewhere. */
function isManner(mentions: readonly Mention[], at: number, sentence: string): boolean {
  const walk = mentions[at]
  if (!walk || !isWalk(walk, sentence) || !mentions.some(({ kind }) => kind === 'set')) return false
  const beside = charactersBefore(sentence, walk.from, MAX_BESIDE) + sentence.slice(walk.from, walk.to + MAX_BESIDE)
  return NAMED.test(beside)
}

// Of "walk", with room for the word beside it.
const MAX_BESIDE = 10
const NAMED = /\b(?:run|jog)(?:ning|ging)?\s*[/&+-]?\s*walk|walk(?:ing)?\s*[/&+-]?\s*(?:run|jog)/i

/** Whether a mention is a set of runs with walks between. */
function isOfWalks(set: Mention, sentence: string): boolean {
  return set.kind === 'set' && set.rest !== undefined && /(?:^|\P{L})walk/iu.test(sentence.slice(set.from, set.to))
}

/** A jog behind runs and walks that have their rest, as a part of its own: "6 x (2 min jog, 1 min walk), jog 4 min". */
function jogBehindSet(jog: Mention, set: Mention | undefined, sentence: string): Mention[] | undefined {
  const isBehind = set !== undefined && isOfWalks(set, sentence)
  const { from, to } = jog
  if (!isBehind || jog.kind !== 'rest' || !/\bjog/i.test(sentence.slice(from, to))) return undefined
  return [
    { kind: 'link', from, to: from },
    { kind: 'amount', amount: jog.rest, from, to },
    { kind: 'session', session: 'easy', from, to },
  ]
}

/** The jogs between the walks, and a run with a walk on either side, are easy where nothing else is said of them. */
function jogEasily(mentions: readonly Mention[], sentence: string): Mention[] {
  if (mentions.some(({ kind }) => efforts.has(kind))) return [...mentions]
  const countOf = (kind: Mention['kind']) => mentions.filter((one) => one.kind === kind).length
  const isWalkedAround = countOf('warm-up or cool-down') === 2 && countOf('amount') === 1
  const ways = isWalkedAround ? /\b(?:jog|run)/i : /\bjog/i
  return mentions.flatMap((one, at): Mention[] => {
    const [before, behind] = [mentions[at - 1], mentions[at + 1]]
    const easy: Mention = { kind: 'session', session: 'easy', from: one.from, to: one.to }
    const isJog = one.kind === 'sport' && ways.test(sentence.slice(one.from, one.to))
    if (isJog && (before?.kind === 'amount' || behind?.kind === 'amount')) return [one, easy]
    // "run 3 walk 1 run 3 walk 1 run 3"
    const isRun = one.kind === 'amount' && before?.kind === 'sport' && behind?.kind === 'session'
    return isRun && /^walk/i.test(sentence.slice(behind.from, behind.to)) ? [one, easy] : [one]
  })
}

function isOnFoot(sport: SportId): boolean {
  return sportOf(sport).racePaces !== undefined
}

function isLength(mention: Mention): boolean {
  return ['amount', 'warm-up or cool-down', 'set'].includes(mention.kind)
}

/** The time directly before a walk, or else directly behind it. */
function lengthOf(walk: Mention, mentions: readonly Mention[]): Mention | undefined {
  const at = mentions.indexOf(walk)
  const isTime = (one: Mention | undefined) => one?.kind === 'amount' && one.amount.kind === 'time' && !one.place
  const behind = mentions[at + 1]?.kind === 'filler' ? mentions[at + 2] : mentions[at + 1]
  if (isTime(mentions[at - 1])) return mentions[at - 1]
  return isTime(behind) ? behind : undefined
}

function isWalk({ kind, from, to }: Mention, sentence: string): boolean {
  return kind === 'unsupported' && /^walk(?:ing|s)?$/i.test(sentence.slice(from, to))
}

const efforts = new Set<Mention['kind']>([
  ...(['zone', 'race pace', 'pace', 'percent', 'beats', 'rated', 'power', 'bout time', 'set', 'sets of'] as const),
])
