import type { Aim, Detail } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import { hasBody } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'
import { select } from './selections.ts'

export function takeDetail(folding: Folding, detail: Detail): void {
  const { part } = folding
  if (detail.isLimit) {
    folding.folded.notes.push(detail)
    // "with HR below 140 and 4x10 min tempo"
    const next = folding.next(1, 'mark')
    const isWithin = folding.sign === 'with' || folding.sign === 'within'
    if (isWithin && next?.is === 'mark' && next.mark === 'and') folding.skip(next)
    return
  }
  if (folding.selector && part) {
    select(folding, { aims: [], details: [detail] })
    return
  }
  // "…, all free": of every swim that has no stroke of its own.
  if (folding.isOfAll && folding.isPool && detail.isStroke && folding.sign === ',' && !folding.beginsPart())
    for (const one of folding.folded.parts)
      if (!one.inner && !one.pieces && !one.selected && !one.details.some(({ text }) => text)) one.details.push(detail)
  // "3 min spin 95+ rpm between"
  const rest = part?.after ?? part?.rest
  if (rest && folding.last === 'rest' && folding.sign === '' && detail.cadence) {
    rest.cadence = detail.cadence
    rest.cadenceAt = detail
    return
  }
  const inner = part?.inner?.at(-1)
  if (
    part &&
    hasBody(part) &&
    folding.sign !== 'then' &&
    !(folding.sign === ',' && folding.beginsPart()) &&
    !(folding.sign === '+' && folding.beginsPart()) &&
    !(folding.sign === '/' && folding.beginsPart())
  ) {
    if (inner && part.rest === undefined && folding.sign === '' && inner.to >= part.to - 1 && part.times.length > 0) {
      inner.details.push(detail)
      inner.to = detail.to
    } else part.details.push(detail)
    part.to = Math.max(part.to, detail.to)
    return
  }
  if (part && !hasBody(part)) {
    part.details.push(detail)
    return
  }
  folding.before.details.push(detail)
  folding.before.from ??= detail.from
}

export function takeSport(folding: Folding, { sport, from, to }: PhraseOf<'sport'>): void {
  // "4 kick 4 swim": nothing but swum.
  if (folding.isPool && folding.selector && folding.part) select(folding, { aims: [], details: [] })
  // "walk the dog, then run 5k"
  const { manner, from: start } = folding.before
  if (!folding.isPool && !folding.part && manner === 'walk' && start !== undefined) {
    folding.folded.unknown.push({ from: start, to: from })
    delete folding.before.manner
  }
  const next = folding.next(1)
  const isBeforeLength =
    next?.is === 'length' || (next?.is === 'mark' && next.mark === 'for' && folding.next(2)?.is === 'length')
  if (isBeforeLength && (!folding.part || folding.sign !== '' || folding.isVerbFirst)) folding.isVerbFirst = true
  folding.folded.sport ??= sport
  if (folding.folded.sport !== sport || folding.sign === '/') folding.folded.unknown.push({ from, to })
  folding.folded.sportAt ??= { from, to }
  if (folding.part && folding.part.sport === undefined && folding.sign === '') {
    folding.part.sport = sport
    folding.part.isTitled = true
  }
}

export function takeSession(folding: Folding, { session, from, to }: PhraseOf<'session'>): void {
  folding.folded.sessions.push(session)
  if (session === 'hills') {
    // "warm up to the foot of the hill": where, not how hard.
    if (folding.part?.role && folding.sign === '') return
    const aim: Aim = { kind: 'effort', name: 'hills', from, to }
    if (folding.part && (folding.sign === '' || !folding.beginsPart())) {
      folding.part.aims.push(aim)
      folding.part.to = Math.max(folding.part.to, to)
    } else folding.before.aims.push(aim)
    folding.folded.isHills = true
    return
  }
  if (session === 'straight') return
  if (session === 'progression') {
    takeChange(folding, { is: 'change', ramp: 'rising', from, to })
    return
  }
  if (folding.part && folding.sign === '') folding.part.isTitled = true
}

export function takeChange(folding: Folding, { ramp, isTo, orNote, from, to }: PhraseOf<'change'>): void {
  const { part } = folding
  // "6x400 build" is how each of them is run.
  const isOfReps =
    part !== undefined &&
    (part.times.length > 0 || part.rungs !== undefined) &&
    (folding.sign === '' || !folding.beginsPart())
  if (orNote && (folding.isPool || isOfReps)) {
    takeDetail(folding, { note: 'said', from, to })
    return
  }
  if (isTo && part && hasBody(part)) part.isRampTo = true
  if (part && hasBody(part) && (folding.sign === '' || !folding.beginsPart())) {
    part.ramp = ramp
    part.to = Math.max(part.to, to)
    return
  }
  folding.before.ramp = ramp
  folding.before.from ??= from
}

export function takeStep(folding: Folding, { step, from, to }: PhraseOf<'step'>): void {
  const { part } = folding
  if (!part || (part.times.length === 0 && !part.rungs) || part.stepped) {
    folding.folded.unknown.push({ from, to })
    return
  }
  part.stepped = step
  part.to = Math.max(part.to, to)
}

export function takeBurst(folding: Folding, { burst, from, to }: PhraseOf<'burst'>): void {
  const part = folding.part ?? folding.folded.parts.at(-1)
  if (!part?.length || part.inner || part.burst) {
    folding.folded.unknown.push({ from, to })
    return
  }
  part.burst = burst
  part.to = Math.max(part.to, to)
  folding.sign = ''
  folding.link = ''
}

/** "60 min at z2 for the first 40": the aim is that of the first 40. */
export function pullAim(folding: Folding, mark: 'first' | 'middle' | 'last'): void {
  const { part } = folding
  const aim = part?.aims.at(-1)
  if (!part?.length || !aim || mark === 'middle' || folding.link !== 'for' || part.times.length > 0 || part.place)
    return
  part.aims.pop()
  folding.finish()
  folding.before.aims.push(aim)
  folding.before.from ??= aim.from
}
