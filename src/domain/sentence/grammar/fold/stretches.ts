import type { Aim, Length, Part } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import { hasBody } from './facts-of-parts.ts'
import { type Folding, nothing } from './folding.ts'
import { select } from './selections.ts'

export function takeStretch(folding: Folding, { stretches, from, to }: PhraseOf<'stretch'>): void {
  const { part } = folding
  // "3 x 10 min in the second half", "4 strides in the last mile"
  if (part && hasBody(part) && folding.link === 'in' && folding.sign === '' && !part.stretches) {
    part.stretches = stretches
    part.to = to
    return
  }
  // "M6-10 and M14-18 @ MP"
  if (part?.stretches && part.aims.length === 0 && !part.length && (folding.sign === '+' || folding.sign === '/')) {
    part.stretches = [...part.stretches, ...stretches]
    part.places = [...(part.places ?? []), { from, to }]
    part.to = to
    folding.sign = ''
    return
  }
  const aim = aimBefore(folding)
  folding.finish()
  if (aim) folding.before.aims.push(aim)
  folding.start({ from, to }, { stretches, places: [{ from, to }] })
}

/** "60 min run at tempo from minute 20 to 40": on land the aim before a place is that of the place, if none follows. */
function aimBefore({ part, isPool, sign, phrases, at }: Folding): Aim | undefined {
  const next = phrases[at + 1]
  const isEnd = !next || next.is === 'sign' || next.is === 'close'
  const isWhole = part?.length && part.times.length === 0 && !part.stretches && !part.role && part.aims.length === 1
  if (isPool || sign !== '' || !isEnd || !isWhole) return undefined
  const before = phrases[at - 1]
  const isJustBefore = before?.is === 'aim' && before.isAt && before.aim === part.aims[0]
  return isJustBefore ? part.aims.pop() : undefined
}

/** "every 10 min": of the part before it, or of the one that follows. */
export function takeEvery(folding: Folding, length: Length): void {
  const { part } = folding
  const next = folding.next(1)
  const isAhead = next !== undefined && next.is !== 'sign' && next.is !== 'close' && folding.beginsPart()
  if (part?.length && !isAhead && part.times.length === 0 && folding.sign === '') {
    part.every = length
    part.to = length.to
    folding.link = ''
    return
  }
  folding.finish()
  folding.before.every = length
  folding.before.from ??= length.from
  folding.link = ''
}

export function takeRatio(folding: Folding, { run, walk, from, to }: PhraseOf<'ratio'>): void {
  const minutes = (value: number): Length => ({ value, unit: 'min', from, to })
  const inner: Part[] = [
    { from, to, times: [], length: minutes(run), aims: [], details: [] },
    { from, to, times: [], length: minutes(walk), aims: [], details: [], manner: 'walk' },
  ]
  const { part } = folding
  if (part && part.times.length > 0 && !hasBody(part)) {
    part.inner = inner
    part.to = to
    return
  }
  folding.finish()
  folding.start({ from, to }, { inner, isRound: true })
}

export function takePieces(folding: Folding, { pieces, from, to }: PhraseOf<'pieces'>): void {
  const { part } = folding
  if (part && folding.selector) {
    select(folding, { aims: [], details: [], pieces })
    part.to = Math.max(part.to, to)
  } else if (part?.length && !part.pieces && !part.inner && folding.last !== 'rest') {
    part.pieces = pieces
    part.to = Math.max(part.to, to)
  } else folding.folded.unknown.push({ from, to })
}

export function takeBroken(folding: Folding, { length, times, from, to }: PhraseOf<'broken'>): void {
  folding.finish()
  folding.closeGroup()
  const { aims, details } = folding.before
  folding.before = nothing()
  folding.group = { from, to, times: times > 1 ? [times] : [], length, inner: [], aims, details }
}
