import type { Length, Part, Rest } from '../part.ts'
import type { PhraseOf } from '../phrase.ts'
import { hasBody } from './facts-of-parts.ts'
import { type Folding, nothing } from './folding.ts'
import { giveAll, giveRest, restOf } from './rests.ts'
import { easyBehind, hasWorkAhead, isRest, isSendOffHere, isTimeAlone, nextIsPart } from './rests-by-place.ts'
import { select } from './selections.ts'
import { takeEvery, takeStretch } from './stretches.ts'

export function takeLength(folding: Folding, length: Length): void {
  const { part } = folding
  if (folding.isPool && folding.link === 'by') {
    folding.folded.unknown.push({ from: length.from, to: length.to })
    return
  }
  // "6 strides of 20 s"
  if (part?.isStrides && part.length?.isAssumed && folding.link === 'of') {
    part.length = length
    part.to = length.to
    folding.link = ''
    return
  }
  // "2 min @ 14.5": a speed or something else without its unit.
  if (part && isBehindAt(folding) && !folding.isPool && hasBody(part) && length.unit === undefined && !length.clock) {
    folding.folded.unknown.push({ from: length.from, to: length.to })
    return
  }
  // "10 min down to 50": percent.
  if (part?.isRampTo && part.aims.length === 0 && !folding.isPool && isPercent(length)) {
    const { value, from, to } = length
    part.aims.push({ kind: 'percent', low: value, high: value, isBare: true, from, to })
    part.to = to
    return
  }
  // "miles 1-4 easy, 5-10 at MP"
  const last = (part ?? folding.folded.parts.at(-1))?.stretches?.at(-1)
  if (last?.unit && length.unit === undefined && !length.clock && length.value === last.end + 1) {
    takeStretch(folding, {
      is: 'stretch',
      stretches: [{ start: last.end, end: length.high ?? length.value, unit: last.unit }],
      from: length.from,
      to: length.to,
    })
    return
  }
  // "the last 20 of 80 min"
  if (folding.link === 'of' && part?.place && part.length && !folding.folded.total) {
    folding.folded.total = length
    if (part.length.unit === undefined && !part.length.clock)
      part.length = { ...part.length, unit: length.unit === 'h' || length.clock ? 'min' : length.unit }
    part.to = length.to
    folding.link = ''
    return
  }
  // "from 20 onwards": a point, no length.
  if (folding.link === 'from' && !folding.isPool && part && hasBody(part)) {
    folding.folded.unknown.push({ from: length.from, to: length.to })
    return
  }
  if (folding.link === 'every' && !folding.isPool && (!part || part.times.length === 0)) {
    takeEvery(folding, length)
    return
  }
  if (folding.where) {
    const rest = restOf(length)
    giveRest(folding, rest, folding.where)
    folding.where = undefined
    return
  }
  if (part && part.times.length > 0 && !hasBody(part)) {
    part.length = length
    part.to = length.to
    folding.sign = ''
    folding.link = ''
    folding.last = 'length'
    return
  }
  // "10 miles in 80 min": how fast, which is no part; "10 min hard every half hour".
  if (part && (folding.link === 'in' || folding.link === 'every' || folding.link === 'as') && hasBody(part)) {
    folding.folded.unknown.push({ from: length.from, to: length.to })
    return
  }
  // "4x2k 3:50, 2 min jog": the time of each.
  if (
    part &&
    !folding.isPool &&
    length.clock &&
    part.times.length > 0 &&
    hasBody(part) &&
    folding.sign === '' &&
    [1, 2].some((ahead) => folding.phrases[folding.at + ahead]?.is === 'rest')
  ) {
    folding.folded.unknown.push({ from: length.from, to: length.to })
    return
  }
  if (part && isRest(folding, part, length)) {
    if (isSendOffHere(folding, part, length)) {
      part.sendOff = length
      part.to = length.to
    } else {
      // "4x6 min z4, z1 3 min": how easy it is, before its length.
      const rest: Rest = { ...restOf(length), aims: folding.before.aims }
      folding.before.aims = []
      giveRest(folding, rest, undefined)
    }
    folding.sign = ''
    folding.link = ''
    return
  }
  // "4x500 off 60 s, 90 s, 2k": behind the set, before what follows.
  if (part && isBehindSet(folding, part, length)) {
    part.after = { ...restOf(length), where: 'sets' }
    part.to = length.to
    folding.sign = ''
    folding.last = 'rest'
    return
  }
  // "5x(3 min hard / 2 min easy)" without brackets: "5x 3 min hard / 2 min easy"
  if (part && folding.sign === '/' && part.times.length > 0 && !part.rest && easyBehind(folding) !== 'role') {
    const first: Part = { ...part, times: [] }
    const isOpen = part.inner === undefined
    const inner = isOpen ? [first] : (part.inner ?? [])
    const { aims, details } = folding.before
    folding.before = nothing()
    const one: Part = { from: length.from, to: length.to, times: [], length, aims, details }
    folding.part = {
      from: part.from,
      to: length.to,
      times: part.times,
      inner: [...inner, one],
      aims: isOpen ? [] : part.aims,
      details: isOpen ? [] : part.details,
    }
    folding.sign = ''
    folding.last = 'length'
    return
  }
  folding.finish()
  folding.start(length, { length })
}

/** Whether a short time of which nothing is said stands between a set that has its rests and more work. */
function isBehindSet(folding: Folding, part: Part, length: Length): boolean {
  if (folding.isPool || folding.sign !== ',' || part.times.length !== 1 || !part.rest || part.after || part.inner)
    return false
  return !nextIsPart(folding) && hasWorkAhead(folding) && isTimeAlone(folding, part, length)
}

/** A figure alone that can be a percentage of FTP. */
function isPercent({ value, unit, clock, isLow }: Length): boolean {
  return unit === undefined && !clock && !isLow && value >= 30 && value <= 130
}

/** Whether "at" is the word before. */
function isBehindAt(folding: Folding): boolean {
  let index = folding.at - 1
  while (folding.phrases[index]?.is === 'filler') index -= 1
  const before = folding.phrases[index]
  return before?.is === 'mark' && (before.mark === 'at' || before.mark === 'hold')
}

export function takeRungs(folding: Folding, { lengths, from, to }: PhraseOf<'rungs'>): void {
  const { part } = folding
  // "rests of 5, 4, 3, 2 min": not the same for all.
  const before = folding.phrases
    .slice(0, folding.at)
    .findLast((one) => one.is !== 'sign' && one.is !== 'filler' && !(one.is === 'mark' && one.mark === 'of'))
  if (before?.is === 'rest word' && before.isSure && part && hasBody(part)) {
    folding.folded.unknown.push({ from, to })
    return
  }
  if (part && part.times.length > 0 && !hasBody(part)) {
    part.rungs = lengths
    part.to = to
    return
  }
  folding.finish()
  folding.start({ from, to }, { rungs: lengths })
}

export function takeSendOff(folding: Folding, length: Length): void {
  const { part } = folding
  if (part && folding.selector && folding.hasOwn) {
    select(folding, { aims: [], details: [], sendOff: length })
    part.to = Math.max(part.to, length.to)
    return
  }
  if (!folding.isPool && folding.link === 'every' && (!part || part.times.length === 0)) {
    takeEvery(folding, length)
    return
  }
  if (folding.isOfAll) giveAll(folding, (one) => one.times.length > 0 && !one.sendOff && !one.rest, { sendOff: length })
  // "10x100 (first 50 hard, last 50 easy) on 2:00": of both together.
  if (folding.isPool && part?.length && part.inner) {
    folding.folded.unknown.push({ from: length.from, to: length.to })
    return
  }
  if (part && hasBody(part)) {
    // Of a group it is that of its last swim, unless it is that of all.
    const inner = part.inner?.at(-1)
    if (inner && !inner.sendOff && part.times.length > 0 && inner.to >= part.to - 1) inner.sendOff = length
    else if (!part.sendOff) part.sendOff = length
    else folding.folded.unknown.push(length)
    part.to = Math.max(part.to, length.to)
    folding.link = ''
    return
  }
  takeLength(folding, length)
}
