import type { Span } from '../../result.ts'
import { isEasyAim } from '../easy-aims.ts'
import type { Role } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import { pullAim } from './details.ts'
import { hasBody } from './facts-of-parts.ts'
import type { Folding } from './folding.ts'
import { giveAll, giveRest, restOf } from './rests.ts'
import { dropSelector } from './selections.ts'

export function takeMark(folding: Folding, { mark, from, to }: PhraseOf<'mark'>): void {
  switch (mark) {
    case 'then':
      folding.sign = 'then'
      folding.link = ''
      dropSelector(folding)
      folding.closeGroupBefore()
      return
    case 'and':
      if (folding.sign === '') {
        folding.sign = '+'
        folding.isAnd = true
      }
      return
    case 'plus':
      folding.sign = '+'
      folding.isAnd = false
      return
    case 'with':
      folding.sign = 'with'
      return
    case 'include':
      folding.sign = 'within'
      return
    case 'total':
      takeTotal(folding)
      return
    case 'first':
    case 'middle':
    case 'last':
      if (placeOfPart(folding, mark)) return
      pullAim(folding, mark)
      // "first and last 2 km easy"
      if (!folding.part && folding.before.place === 'first' && mark === 'last') folding.before.isBothEnds = true
      if (mark === 'first' && folding.part && hasBody(folding.part) && (!folding.next(1) || folding.next(1, 'sign'))) {
        placeFirst(folding, { from, to }, 'warmup')
        return
      }
      if (placeBehind(folding, mark)) return
      folding.finish()
      folding.before.place = mark
      folding.before.from = from
      return
    case 'remainder':
      folding.finish()
      folding.start({ from, to }, { isRemainder: true })
      return
    case 'off':
      if (takeOff(folding)) return
      folding.link = mark
      return
    case 'on':
    case 'in':
    case 'at':
    case 'as':
    case 'for':
    case 'from':
    case 'to':
    case 'by':
    case 'every':
      folding.link = mark
      return
    case 'hold':
      folding.link = 'at'
      return
    case 'end':
      // "6 strides at the end"
      if (folding.part && hasBody(folding.part) && folding.sign === '' && !folding.part.role && !folding.part.isAdded)
        folding.part.place ??= 'last'
      return
    case 'alternate':
      folding.folded.isAlternating = true
      return
    case 'each':
      return
    case 'all':
      if (folding.last === 'rest' && folding.sign === '' && folding.part?.rest && !isAimAhead(folding))
        giveAll(folding, (one) => !one.rest && !one.sendOff, { rest: folding.part.rest })
      else folding.isOfAll = true
      return
    case 'of':
      folding.link = 'of'
      return
    case 'times':
    case 'reps':
    case 'broken':
      return
    case 'again':
      repeatWork(folding, { from, to })
      return
    case 'back':
      // "25 min easy home": where, not how.
      if (folding.part && hasBody(folding.part) && folding.sign === '') return
      folding.folded.unknown.push({ from, to })
      return
    case 'before':
      placeFirst(folding, { from, to }, 'warmup')
      return
    case 'after':
      placeFirst(folding, { from, to }, 'cooldown')
      return
    default:
      folding.folded.unknown.push({ from, to })
  }
}

/** "10x 30/30, 5 min jog, then the same again": the only set before it, once more. */
function repeatWork(folding: Folding, span: Span): void {
  folding.finish()
  const { parts, total } = folding.folded
  const sets = parts.filter(({ times, inner, rungs }) => times.length > 0 || inner !== undefined || rungs !== undefined)
  const [set] = sets
  if (!set || sets.length > 1 || total || folding.group || folding.depth > 0) folding.folded.unknown.push(span)
  else parts.push({ ...set, ...span, isThen: true })
  folding.sign = ''
}

/** "2 mi easy before", "10 min after", "4 strides after": where a part is done that stands before the word. */
function placeFirst(folding: Folding, span: Span, role: Role): void {
  const { part } = folding
  const next = folding.next(1)
  const isEnd =
    !next ||
    next.is === 'sign' ||
    next.is === 'close' ||
    (next.is === 'mark' && (next.mark === 'and' || next.mark === 'then' || next.mark === 'plus'))
  if (!part || !hasBody(part) || !isEnd || part.isTotal) {
    if (role === 'cooldown' || folding.sign !== '') folding.folded.unknown.push(span)
    return
  }
  part.to = Math.max(part.to, span.to)
  const isStretch =
    part.times.length === 0 && part.length && !part.rest && part.aims.every(isEasyAim) && part.details.length === 0
  if (isStretch && !part.role && !folding.isPool) part.role = role
  else if (role === 'warmup' && !part.role) part.isFirst = true
}

function takeTotal(folding: Folding): void {
  const { part } = folding
  if (part?.length && part.times.length === 0 && !part.role && folding.sign === '') {
    part.isTotal = true
    return
  }
  // "cool-down to 75 total"
  if (part?.length && part.role === 'cooldown' && folding.sign === '' && isBehindTo(folding, part.length)) {
    const { length, ...rest } = part
    folding.folded.total = length
    folding.part = { ...rest, isRemainder: true }
    return
  }
  folding.finish()
  folding.before.isTotal = true
}

function isBehindTo(folding: Folding, { from }: Span): boolean {
  const index = folding.phrases.findIndex((one) => one.from === from)
  const previous = folding.phrases[index - 1]
  return previous?.is === 'mark' && previous.mark === 'to'
}

/** Whether the place is that of the part before it: "10 min tempo in the middle", "6 strides in the last mile". */
function placeOfPart(folding: Folding, mark: 'first' | 'middle' | 'last'): boolean {
  const { part } = folding
  const next = folding.next(1)
  if (!part || !hasBody(part) || folding.sign !== '') return false
  if (mark === 'middle' && next?.is !== 'length' && next?.is !== 'count' && !part.place) {
    part.place = 'middle'
    return true
  }
  const isIn = folding.link === 'in' || folding.link === 'for' || (part.isStrides && folding.link === '')
  if (!isIn || next?.is !== 'length' || mark === 'middle' || (part.times.length === 0 && !part.isStrides)) return false
  const { value, unit, clock } = next.length
  if (clock) return false
  part.to = Math.max(part.to, next.to)
  part.places = [next.length]
  part.stretches = [
    mark === 'first' ? { start: 0, end: value, unit } : { start: -value, end: Number.POSITIVE_INFINITY, unit },
  ]
  folding.skip(next)
  return true
}

/** "10 km easy with 3 km tempo in the middle": the place stands behind its part. */
function placeBehind(folding: Folding, mark: 'first' | 'middle' | 'last'): boolean {
  const { part } = folding
  const next = folding.next(1)
  const isBefore =
    next?.is === 'length' ||
    next?.is === 'count' ||
    next?.is === 'open' ||
    next?.is === 'rungs' ||
    next?.is === 'mark' ||
    next?.is === 'selector'
  if (isBefore || !part || !hasBody(part) || folding.sign !== '' || part.role || part.place) return false
  part.place = mark
  return true
}

/** "5x5 min, 5 min off", "1 min on 1 min off": the length before "off" is easy. Whether it was one. */
function takeOff(folding: Folding): boolean {
  const { part } = folding
  const next = folding.next(1)
  if (
    !part?.length ||
    part.times.length > 0 ||
    part.aims.length > 0 ||
    folding.sign !== '' ||
    next?.is === 'length' ||
    next?.is === 'rest'
  )
    return false
  const { length } = part
  const previous = folding.folded.parts.at(-1)
  const isBare = length.unit === undefined && !length.clock
  if (previous && previous.times.length > 0 && !previous.rest && !part.isThen) {
    folding.folded.parts.pop()
    if (isBare && previous.length?.unit) length.unit = previous.length.unit
    folding.part = previous
    giveRest(folding, restOf(length), undefined)
    return true
  }
  if (!part.isJoined || !previous) return false
  part.aims.push({ kind: 'effort', name: 'easy', from: length.from, to: length.to })
  return true
}

/** "20 s rest, all at race pace": how hard they are follows. */
function isAimAhead(folding: Folding): boolean {
  const next = folding.next(1)
  const isLink = next?.is === 'mark' && (next.mark === 'at' || next.mark === 'in')
  return folding.next(isLink ? 2 : 1)?.is === 'aim'
}
