import { spanAround } from '../../result.ts'
import { isEasyAim } from '../easy-aims.ts'
import type { Part } from '../part.ts'
import type { Phrase, PhraseOf } from '../phrase.ts'
import { hasBody, isStretch } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'

export function takeCount(folding: Folding, { times, of, isBehind, from, to }: PhraseOf<'count'>): void {
  const next = folding.next(1)
  const beginsBody =
    next !== undefined &&
    (next.is === 'length' ||
      next.is === 'rungs' ||
      next.is === 'open' ||
      next.is === 'count' ||
      (next.is === 'rest' && next.rest.length !== undefined) ||
      (next.is === 'sign' && next.sign === ':') ||
      next.is === 'send-off' ||
      next.is === 'aim' ||
      next.is === 'strides' ||
      next.is === 'detail' ||
      next.is === 'session' ||
      (next.is === 'sport' && !isAtEnd(folding, next)) ||
      (next.is === 'mark' && next.mark === 'each'))
  const { part } = folding
  // "in the 2nd hour 4 x 6 min": the repetitions are within the stretch.
  if (part?.stretches && isOnlyStretch(part) && folding.sign === '' && beginsBody && !isBehind) {
    part.times = [times]
    part.to = to
    return
  }
  // "30-20-10 s x 5, x 3 sets"
  if (part?.rungs && part.times.length === 1 && isBehind && of === 'sets' && !part.rest && folding.sign === ',') {
    part.times = [times, ...part.times]
    part.to = to
    folding.sign = ''
    return
  }
  // "400 free, 300 pull, all x2", "jog 90 s, walk 2 min, repeat 6 times"
  if (part && hasBody(part) && isBehind && (folding.isOfAll || folding.sign === ',' || folding.sign === 'then')) {
    const isList = [...folding.folded.parts.slice(folding.isOfAll ? 0 : openingOf(folding)), part].every(
      (one) => !one.role && !one.isTotal && !one.place && (folding.isOfAll || one.times.length === 0),
    )
    const open = folding.isOfAll ? 0 : openingOf(folding)
    const all = [...folding.folded.parts.splice(open), part]
    folding.isOfAll = false
    if (!isList || beginsBody) folding.folded.unknown.push({ from, to })
    folding.part = { ...spanAround(...all, { from, to }), times: [times], inner: all, aims: [], details: [] }
    folding.sign = ''
    return
  }
  const isBehindBody =
    part !== undefined && hasBody(part) && (isBehind || (of !== 'times' && !beginsBody && folding.sign !== 'then'))
  if (isBehindBody && part) {
    const chain = chainOf(folding)
    if (chain.length > 1 && part.times.length === 0) {
      folding.folded.parts.splice(-(chain.length - 1))
      folding.part = {
        ...spanAround(...chain, { from, to }),
        times: [times],
        inner: chain,
        aims: [],
        details: [],
      }
      return
    }
    // "1 min hard, 1 min easy x 10": of both, or of the last.
    const before = folding.folded.parts.at(-1)
    const isSame =
      before?.length?.unit !== undefined &&
      before.length.unit === part.length?.unit &&
      before.times.length === 0 &&
      !before.role
    // "40 s hard, 3 min easy x 6": of both, as nobody repeats the easy time alone.
    const isEasyBehindWork =
      !folding.isPool &&
      before?.length !== undefined &&
      before.times.length === 0 &&
      !before.role &&
      !before.rest &&
      before.aims.some((aim) => !isEasyAim(aim)) &&
      part.length !== undefined &&
      part.times.length === 0 &&
      part.aims.length > 0 &&
      part.aims.every(isEasyAim)
    if (before && isEasyBehindWork) {
      folding.folded.parts.pop()
      const span = spanAround(before, part, { from, to })
      folding.part = { ...span, times: [times], inner: [before, part], aims: [], details: [] }
      folding.sign = ''
      return
    }
    if (isSame && part.times.length === 0 && part.length) folding.folded.unknown.push({ from, to })
    // "40/20 x 8 x 3 sets": what is said behind is around what is said before.
    if (part.times.length > 0 && (of === 'sets' || isBehind)) part.times = [times, ...part.times]
    else part.times = [times]
    part.to = to
    folding.sign = ''
    return
  }
  if (part && part.times.length > 0 && !hasBody(part)) {
    part.times.push(times)
    part.to = to
    return
  }
  // "3 sets 6x800"
  if (part) folding.finish()
  folding.start({ from, to }, { times: [times], ...(of === 'sets' ? { isInRounds: true } : {}) })
}

/** Whether nothing stands behind a phrase: "…, x2 ride". */
function isAtEnd({ phrases, at }: Folding, phrase: Phrase): boolean {
  const index = phrases.indexOf(phrase, at)
  return phrases.slice(index + 1).every(({ is }) => is === 'filler' || is === 'sign')
}

function isOnlyStretch({ length, rungs, inner, times, aims }: Part): boolean {
  return !length && !rungs && !inner && times.length === 0 && aims.length === 0
}

/** The parts since the last comma, which stand side by side: "3 min run 1 min walk". */
export function chainOf(folding: Folding): Part[] {
  const { part } = folding
  if (!part) return []
  const chain = [part]
  let one: Part | undefined = part
  while (one?.isJoined && one.times.length === 0) {
    const index: number = folding.folded.parts.length - chain.length
    one = folding.folded.parts[index]
    if (!one || one.role || one.isTotal) break
    chain.unshift(one)
  }
  return chain
}

/** How many parts are before what is repeated: "10 min jog, 3 min hard, 2 min easy, repeat 5 times". */
function openingOf({ isPool, folded: { parts }, part }: Folding): number {
  const [first, ...others] = parts
  if (isPool || !first?.length || !part) return 0
  const isEasy = isStretch(first) && (first.manner === 'walk' || (first.aims.length > 0 && first.aims.every(isEasyAim)))
  const minutes = first.length.unit === 'min' ? first.length.value : 0
  const isLonger = [...others, part].every(({ length }) => !length || length.unit === 's' || length.value < minutes)
  return isEasy && isLonger && (others.length > 0 || part.rest !== undefined) && minutes >= LEAST_OPENING ? 1 : 0
}

// Minutes.
const LEAST_OPENING = 5
