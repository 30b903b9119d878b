import type { Span } from '../../result.ts'
import { isEasyAim } from '../easy-aims.ts'
import type { Aim, Part } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import { isCalm } from '../sizes.ts'
import { chainOf } from './counts.ts'
import { belongsToRest, hasBody, isFarBelow, isPair, isWorkAim } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'
import { giveAll } from './rests.ts'
import { select } from './selections.ts'

export function takeAim(folding: Folding, aim: Aim, isAt: boolean): void {
  const { part } = folding
  const beats = [...(part?.aims ?? []), ...folding.before.aims].at(-1)
  if (aim.kind === 'effort' && aim.name === 'max' && beats?.kind === 'beats' && folding.sign === '') {
    beats.bound ??= 'below'
    return
  }
  if (folding.selector && part) {
    select(folding, { aims: [aim], details: [] })
    return
  }
  // "20x 1/1 min, off not slower than 6:40": of the easy time.
  if (!folding.isPool && folding.link === 'off') {
    const easy = part?.inner?.at(-1)
    if (part && easy && part.inner?.length === 2 && !aim.bound) easy.aims = [aim]
    else folding.folded.unknown.push({ from: aim.from, to: aim.to })
    folding.link = ''
    return
  }
  if (folding.isOfAll && folding.isPool && part) giveAll(folding, ({ aims }) => aims.length === 0, { aims: [aim] })
  if (folding.where && part?.rest) {
    part.rest.aims.push(aim)
    return
  }
  // "12/10/8 min from 85 to 105 %"
  if (
    folding.link === 'from' &&
    part &&
    (part.rungs || part.times.length > 0) &&
    'low' in aim &&
    aim.low !== aim.high
  ) {
    folding.folded.unknown.push({ from: aim.from, to: aim.to })
    return
  }
  // "15 min from 100 to 180 w": a ramp.
  if (folding.link === 'from' && part?.length && !part.inner && (aim.kind === 'percent' || aim.kind === 'power'))
    if (aim.low < aim.high) aim.ramp ??= 'rising'
  const isOfRest = folding.last === 'rest' && part && folding.sign === ''
  if (isOfRest && part) {
    const rest = part.after ?? part.rest
    const isOfWork = part.aims.length === 0 && (folding.isPool || isWorkAim(aim))
    // "3x45 s with 1 min at 6:00/km", "6x10 min, 3 min recovery steady": of the bouts, or of the time between them.
    const isOpen = rest?.manner === undefined && isFigure(aim) && folding.link === 'at'
    const isCalmRest = rest?.manner === 'rest' && isCalm(aim) && !isEasyAim(aim)
    if (
      rest?.length &&
      (isOpen || isCalmRest) &&
      !folding.isPool &&
      part.aims.length === 0 &&
      !part.inner &&
      !part.listed
    ) {
      folding.folded.unknown.push({ from: aim.from, to: aim.to })
      return
    }
    if (
      rest &&
      !isOfWork &&
      (aim.kind !== 'race' || rest.manner !== 'rest') &&
      (isAt ||
        isCalm(aim) ||
        isFarBelow(aim, part) ||
        folding.link === 'at' ||
        (folding.link === 'in' && aim.kind === 'time')) &&
      belongsToRest(rest, aim, part)
    ) {
      rest.aims.push(aim)
      part.to = Math.max(part.to, aim.to)
      return
    }
  }
  // In a pool a clock time behind "@" is a send-off.
  if (
    folding.isPool &&
    aim.kind === 'time' &&
    part &&
    part.times.length > 0 &&
    !part.sendOff &&
    !hasRestAhead(folding, part) &&
    aim.seconds >= (part.length?.value ?? 0) / 2 &&
    folding.link === 'at' &&
    said(folding, aim) !== 'hold' &&
    aim.until === undefined
  ) {
    part.sendOff = { from: aim.from, to: aim.to, value: aim.seconds, unit: 's' }
    part.to = aim.to
    return
  }
  // "wu 20 from z1 to z3"
  const [start] = part?.aims ?? []
  if (part && start && folding.link === 'to' && part.times.length === 0 && isStepFrom(start, aim)) {
    part.ramp ??= lowOf(aim) > lowOf(start) ? 'rising' : 'falling'
    part.aims.push(aim)
    part.to = Math.max(part.to, aim.to)
    folding.link = ''
    return
  }
  const isBehind =
    part !== undefined &&
    hasBody(part) &&
    (folding.sign === '' || isAt || folding.sign === 'with' || folding.link === 'in' || !folding.beginsPart())
  // "first 8 easy then half marathon pace": what is left.
  if (
    part &&
    hasBody(part) &&
    folding.sign === 'then' &&
    !folding.beginsPart() &&
    part.aims.length > 0 &&
    part.ramp === undefined
  ) {
    if (part.place === undefined && part.stretches === undefined && !folding.folded.total) {
      folding.folded.unknown.push({ from: aim.from, to: aim.to })
      return
    }
    folding.finish()
    folding.start(aim, { isRemainder: true })
    if (folding.part) folding.part.aims.push(aim)
    return
  }
  if (isBehind && part && !(folding.sign === 'then' && folding.beginsPart())) {
    give(folding, part, aim, isAt)
    return
  }
  if (part && !hasBody(part)) {
    part.aims.push(aim)
    part.to = Math.max(part.to, aim.to)
    return
  }
  folding.before.aims.push(aim)
  folding.before.from ??= aim.from
}

function isFigure({ kind }: Aim): boolean {
  return kind === 'pace' || kind === 'percent' || kind === 'power' || kind === 'speed'
}

/** Whether a part may go from one target to another. */
function isStepFrom(start: Aim, end: Aim): boolean {
  return start.kind === end.kind && (end.kind === 'zone' || end.kind === 'percent' || end.kind === 'power')
}

function lowOf(aim: Aim): number {
  return 'low' in aim && typeof aim.low === 'number' ? aim.low : 0
}

/** "hold" or "at" before a time. */
function said(folding: Folding, { from }: Span): 'hold' | 'at' {
  const index = folding.phrases.findIndex((one) => one.from === from)
  const previous = folding.phrases[index - 1]
  return previous?.is === 'mark' && previous.mark === 'hold' ? 'hold' : 'at'
}

function hasRestAhead(folding: Folding, part: Part): boolean {
  if (part.rest) return true
  for (let ahead = 1; ahead < 4; ahead += 1) {
    const phrase = folding.phrases[folding.at + ahead]
    if (phrase?.is === 'rest' && phrase.isSure) return true
    if (phrase?.is === 'send-off') return true
    if (phrase?.is === 'count' || phrase?.is === 'role') return false
  }
  return false
}

function give(folding: Folding, part: Part, aim: Aim, isAt = false): void {
  const inner = part.inner
  // "tempo 3 x 1 mi @ T": the name of the session gives way to the aim.
  const body = part.length ?? part.rungs?.[0]
  if (isAt && aim.kind === 'effort' && body)
    part.aims = part.aims.filter((one) => one.kind !== 'effort' || one.name === 'hills' || one.from >= body.from)
  const last = inner?.at(-1)
  const first = inner?.[0]
  // "10x40/20 at 120 %": of the hard time.
  if (
    inner &&
    first &&
    part.times.length > 0 &&
    isPair(inner) &&
    part.rest === undefined &&
    inner.every(({ aims, manner }) => aims.length === 0 && !manner) &&
    !isEasyAim(aim) &&
    last &&
    last.to - first.from < 24
  ) {
    first.aims.push(aim)
    part.to = Math.max(part.to, aim.to)
    folding.last = 'aim'
    folding.sign = ''
    return
  }
  // "2x(4x400, 3x200) at threshold": of all that stands in brackets.
  const isBehindBracket = folding.previous()?.is === 'close' && inner?.every(({ aims }) => aims.length === 0)
  // "5x 3 min hard / 2 min easy": of the piece that it stands behind.
  if (
    last &&
    !isBehindBracket &&
    folding.last !== 'rest' &&
    part.rest === undefined &&
    last.to >= part.to - 1 &&
    folding.sign === '' &&
    last.aims.length === 0 &&
    !(inner && inner.length > 2 && inner.every(({ aims }) => aims.length === 0))
  ) {
    last.aims.push(aim)
    last.to = aim.to
  } else if (
    aim.kind !== 'effort' &&
    inner &&
    inner.length > 1 &&
    inner.every(({ aims, inner: own }) => aims.length > 0 && !own)
  )
    // Each of the pieces says how hard it is.
    folding.folded.unknown.push({ from: aim.from, to: aim.to })
  else part.aims.push(aim)
  part.to = Math.max(part.to, aim.to)
  folding.last = 'aim'
  folding.sign = ''
}

/** "40/20s: 3 sets of 10, 20 wu 10 cd, 120%/50%": the only hard and easy time by turns, of which no target is said. */
function openPair({ folded: { parts } }: Folding): Part | undefined {
  const pairs = parts.filter(({ inner, times }) => times.length > 0 && inner !== undefined && isPair(inner))
  const [only, ...others] = pairs
  const isOpen = only && !only.listed && only.aims.length === 0 && only.inner?.[0]?.aims.length === 0
  return isOpen && others.length === 0 ? only : undefined
}

export function takeAims(folding: Folding, { aims, from, to }: PhraseOf<'aims'>): void {
  const { part } = folding
  const chain = chainOf(folding)
  // "5k + 5k + 5k as easy / moderate / MP"
  if (
    part &&
    chain.length === aims.length &&
    chain.every((one) => one.times.length === 0 && one.length && one.aims.length === 0)
  ) {
    for (const [index, one] of chain.entries()) one.aims = aims[index] ? [aims[index]] : []
    part.to = to
    return
  }
  // "20x 1 min on/1 min off, alternating 5k and 10k effort": of the hard time by turns, which one step cannot say.
  const off = part?.inner?.length === 2 ? part.inner[1] : undefined
  if (folding.folded.isAlternating && off && off.aims.length > 0 && off.aims.every(isEasyAim)) {
    folding.folded.unknown.push({ from, to })
    return
  }
  const pair = part && part.times.length === 0 && !part.rungs && !part.inner ? openPair(folding) : undefined
  if (pair && aims.length === 2 && aims.every(({ kind }) => kind === 'percent' || kind === 'power')) {
    pair.listed = aims
    return
  }
  if (part) {
    part.listed = aims
    part.to = to
    return
  }
  folding.folded.unknown.push({ from, to })
}
