import type { Mention } from '../mention.ts'
import { isEffortOrFigure, isHead } from '../outline/kinds.ts'

/**
 * The mentions, with "easy" behind the stretches that are easy without saying so: jogs at both ends ("10 min jog, 20 min
 * tempo, 10 min jog"), walks among other parts, and both ends around a set ("2 miles, then 3x1 mile, then 1 mile").
 */
export function withEasyStretches(mentions: readonly Mention[], sentence: string): Mention[] {
  const heads = mentions.filter(isHead)
  const ends = heads.length > 1 ? [heads[0], heads.at(-1)] : []
  const textOf = ({ from, to }: Mention) => sentence.slice(from, to)
  const plain = plainEnds(mentions, heads)
  return mentions.flatMap((one, at): Mention[] => {
    const before = mentions[at - 1]
    const { from, to } = one
    const easy: Mention = { kind: 'session', session: 'easy', from, to }
    const isOfEnd = before?.kind === 'amount' && ends.includes(before)
    // "20 min tempo, 3 min jog, 6x30 s"
    const isPause = before?.kind === 'amount' && heads.length > 2 && isAlone(mentions, at)
    if (one.kind === 'sport' && /\b(?:jog|spin)/i.test(textOf(one)) && (isOfEnd || isPause)) return [one, easy]
    // "5k at 4:20, jog 1k, 3k at 4:10"
    const isJogged = before?.kind === 'sport' && /\bjog/i.test(textOf(before)) && isAlone(mentions, at)
    if (one.kind === 'amount' && isJogged && heads.length > 2) return [one, easy]
    const isWalk = one.kind === 'unsupported' && /^walk/i.test(textOf(one))
    // "run 3 min walk 1 min": the walk is what follows.
    const next = mentions[at + 1]
    if (isWalk && next?.kind === 'amount' && mentions[at - 2]?.kind === 'sport') return []
    const [runner, run, walk] = [mentions[at - 3], mentions[at - 2], mentions[at - 1]]
    const isWalked = one.kind === 'amount' && walk?.kind === 'unsupported' && /^walk/i.test(textOf(walk))
    if (isWalked && runner?.kind === 'sport' && run?.kind === 'amount') return [one, easy]
    if (isWalk && before?.kind === 'amount' && heads.length > 1) return [easy]
    return plain.includes(one) || isPauseBetween(mentions, at) ? [one, easy] : [one]
  })
}

/** Whether a comma, "then" or the end of the sentence stands behind a mention. */
function isAlone(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1]
  return next === undefined || next.kind === 'punctuation' || next.kind === 'link'
}

/** Whether a few minutes without an effort lie between two stretches with one: "1600 @ T, 3 min, 1600 @ T". */
function isPauseBetween(mentions: readonly Mention[], at: number): boolean {
  const [before, one, behind, next, effort] = [-2, 0, 1, 2, 3].map((step) => mentions[at + step])
  const isBrief = one?.kind === 'amount' && one.amount.kind === 'time' && one.amount.seconds <= MAX_PAUSE_SECONDS
  const isApart = mentions[at - 1]?.kind === 'punctuation' && behind?.kind === 'punctuation'
  return (
    isBrief &&
    isApart &&
    isEffort(before) &&
    (next?.kind === 'amount' || next?.kind === 'set') &&
    mentions.slice(at + 3, at + 5).some(isEffort) &&
    effort !== undefined
  )
}

function isEffort(mention: Mention | undefined): boolean {
  return (
    mention !== undefined && isEffortOrFigure(mention) && !(mention.kind === 'session' && mention.session === 'easy')
  )
}

// A longer one is a stretch of its own (our choice).
const MAX_PAUSE_SECONDS = 300

/** The first and the last length around a set that "then" separates from it, if neither has an effort of its own. */
function plainEnds(mentions: readonly Mention[], heads: readonly Mention[]): Mention[] {
  const [first, last] = [heads[0], heads.at(-1)]
  const between = heads.slice(1, -1)
  const areSets = between.length > 0 && between.every(({ kind }) => kind === 'set')
  if (!areSets || first?.kind !== 'amount' || last?.kind !== 'amount') return []
  const [behindFirst, beforeLast] = [mentions[mentions.indexOf(first) + 1], mentions[mentions.indexOf(last) - 1]]
  const isSeparate = behindFirst?.kind === 'link' && beforeLast?.kind === 'link'
  const isLast = mentions.slice(mentions.indexOf(last) + 1).every((one) => !isEffortOrFigure(one))
  return isSeparate && isLast ? [first, last] : []
}
