import { aimBehindPlace, aimPair, pairIn, pick, sayMore, setPaces, spanOf, takeDrop, takeTime } from './attach.ts'
import { isClear, isInDoubt, isOnlyName, isPlain, isSure } from './doubts.ts'
import { namedPart } from './named-parts.ts'
import { pickNumbered } from './numbered-stretches.ts'
import { isOpen, openEnd } from './open-ends.ts'
import { goOn } from './over-and-over.ts'
import { EASY, isSet, leaves, type Part } from './parts.ts'
import { addRest, isRest, restBehindSet, takeLengthOfRest } from './rests-of-parts.ts'
import { groupOf, repeat, splitInSets } from './rounds.ts'
import { timesOfWalks } from './runs-and-walks.ts'
import { bestAims, hasMeaning, merge, type Sayings, sayingsOf } from './sayings.ts'
import { shareAims } from './several-aims.ts'
import { startEvery, startOf } from './starts-of-parts.ts'
import { sumOf } from './sums.ts'
import { takeTurns } from './turns.ts'
import type { Head, Unit } from './units.ts'
import { distanceLike, type Length, REMAINDER } from './words.ts'

/** A session as its parts; nothing if something that is said has no place in them. */
export function partsOf(units: readonly Unit[], isInner = false): Part[] | undefined {
  const parts: Part[] = []
  let waiting: Sayings | undefined
  let heading: Sayings | undefined
  const heads = units.filter(({ head }) => head).length
  for (const [at, unit] of units.entries()) {
    const said = sayingsOf(unit)
    if (!said) return undefined
    const last = parts.at(-1)
    const next = units[at + 1]
    const named =
      unit.head || next?.mark === 'colon' || (waiting && hasMeaning(waiting)) ? undefined : namedPart(unit, said, last)
    if (named) {
      parts.push(named)
      continue
    }
    if (said.classic) return undefined
    if (said.numbered) {
      if (unit.head || !last || parts.length > 1 || !pickNumbered(last, said)) return undefined
      continue
    }
    if (isPlainly(parts, unit, said)) said.picks = []
    if (!unit.head) {
      // Talk: "No heroics on the way."
      if (said.hasUnknown && !hasMeaning(said)) {
        if (said.isChanging && said.unknown < LEAST_OF_TALK && next?.mark !== 'colon') return undefined
        continue
      }
      // "MS: …", "hard: 5x400"
      const isHeading = next?.mark === 'colon'
      // "@ 4:30/km, @ 4:30/km, 3x8 min"
      if (waiting && !isHeading && !isClear(waiting, said)) return undefined
      if (isHeading && heads > 1 && !said.end) heading = heading ? merge(heading, said) : said
      else if (said.end && !said.isRemainder && (last || next?.head?.isCounted) && !waiting && !isHeading) {
        const end = isOpen(units, at, said, last) ? openEnd(said, unit, spanOf(unit)) : undefined
        if (!end) return undefined
        parts.push(end)
      } else if (said.isOverAndOver) {
        if (!goOn(parts)) return undefined
      } else if (!last || isHeading) waiting = waiting ? merge(waiting, said) : said
      else if (isFilling(said, last, parts.length > 2 && !next)) {
        const part = fillingOf(unit, said)
        if (!part) return undefined
        parts.push(part)
      } else if (said.hasUnknown || !sayMore(parts, said, unit, isInner)) return undefined
      continue
    }
    if (said.isChanging) return undefined
    if (said.isAgain) {
      const same = sameAs(parts, unit, said)
      if (!same) return undefined
      parts.push(same)
      continue
    }
    // "CD to 90 total", "120 W til the hour"
    if (said.isRemainder) {
      const filling = last && fillingOf(unit, said)
      if (!filling || unit.head.isCounted || unit.head.inner) return undefined
      parts.push(filling, {
        ...filling,
        aims: [],
        details: [],
        isEasy: false,
        end: undefined,
        lengths: unit.head.lengths,
        isTotal: true,
      })
      continue
    }
    const walks = timesOfWalks(unit.head, parts)
    if (walks && last) {
      const part = partOf({ ...unit, mark: 'comma', head: { ...unit.head, times: walks.times, isCounted: true } }, said)
      if (!part) return undefined
      const left = walks.left && { ...last, mark: 'comma' as const, lengths: [walks.left], isEasy: true, details: [] }
      parts.splice(0, 1, part, ...(left ? [left] : []))
      continue
    }
    const outcome = last && !isOwn(waiting) ? attach(parts, last, said, unit, next, isInner) : undefined
    if (outcome === 'wrong') return undefined
    if (outcome === 'done') continue
    // "tempo: 3k jog there, 5x1k": a heading says how hard the set is that does not say it.
    if (waiting && !isClear(waiting, said)) return undefined
    // "at 92 %, 50 min, 3x8 min": of the whole, or of the set.
    if (isOwn(waiting) && !unit.head.isCounted && units.slice(at + 1).some(({ head }) => head?.isCounted))
      return undefined
    const isHeaded = heading && (unit.head.isCounted || unit.head.lengths.length > 1) && said.aims.length === 0
    const ahead = isHeaded && heading && waiting ? merge(heading, waiting) : isHeaded ? heading : waiting
    if (isHeaded) heading = undefined
    if (isInDoubt(last, unit, said, next)) return undefined
    // "1 km at HMP + 500 m at 5k pace x 5": the count is of both.
    const { times } = said
    const areRepeated = CHAINED.has(unit.mark) && last && !last.isCounted && !unit.head.isCounted && times?.isBehind
    if (areRepeated) said.times = undefined
    // "45 min hard run with 10 min easy": a part of it, or one more.
    const within = withinOf(last, said, unit, units.slice(at + 1))
    if (said.place === 'second half' || within === 'end') said.place = undefined
    if (last && said.isWith && !within && isNameOf(last, said) && parts.length === 1)
      Object.assign(last, { aims: [], isTotal: true })
    else if (
      last &&
      said.isWith &&
      !within &&
      !last.isCounted &&
      last.lengths.length === 1 &&
      !isInLast(next, last) &&
      !PLACED.has(said.place ?? '') &&
      (last.aims.length > 0 || last.isEasy || last.end || !(unit.head.isCounted || unit.head.lengths.length > 1))
    )
      return undefined
    const own: Unit = within ? { ...unit, mark: 'comma' } : unit
    const part = partOf(own, ahead && (isOwn(ahead) || parts.length === 0) ? merge(ahead, said) : said)
    if (!part) return undefined
    if (within) part.within = within
    waiting = undefined
    parts.push(part)
    if (areRepeated && times && !repeat(part, parts, times)) return undefined
  }
  if (heading && !isOnlyName(heading)) return undefined
  if (!takeTurns(parts)) return undefined
  return waiting && isOwn(waiting) ? undefined : parts
}

/** Where a part is that is surely one more: "20 min tempo with 10 min easy each side". */
const PLACED: ReadonlySet<string> = new Set(['before', 'behind', 'either'])
/** "5 km: 1 km easy, 3 km at HM pace, last km hard", "first 20 at 4:40, second 20 at 4:30": a part, and none of the one before it. */
function isPlainly(parts: readonly Part[], { head }: Unit, { picks: [pick], half }: Sayings): boolean {
  const [length] = head?.lengths ?? []
  const [whole, ...others] = parts
  if (!length || !pick || half !== undefined) return false
  if (pick === 'first') return !whole
  if (pick === 'next') return !parts.at(-1)?.picks.length
  if (pick !== 'last' || !whole || others.length === 0 || others.some((part) => part.picks.length > 0)) return false
  const sum = sumOf(others, length.in)
  const isAll = sum !== undefined && Math.abs(sum + length.size - (whole.lengths[0]?.size ?? 0)) < 1
  // "tempo run 8k: 4k at 4:30, …"
  return isAll && isPlain({ ...whole, aims: whole.aims.filter(({ words }) => /\d/.test(words)) })
}

const CHAINED: ReadonlySet<string> = new Set(['join', 'slash', 'none'])

/** Whether what waits for a part says something of it. */
function isOwn(waiting: Sayings | undefined): boolean {
  return waiting !== undefined && hasMeaning(waiting)
}

/** What belongs to the part before it. */
function attach(
  parts: Part[],
  last: Part,
  said: Sayings,
  unit: Unit,
  next: Unit | undefined,
  isInner: boolean,
): 'done' | 'wrong' | undefined {
  const { head } = unit
  if (!head) return undefined
  const outcome = (isFine: boolean) => (isFine ? 'done' : 'wrong')
  if (unit.mark === 'equals') return outcome(isSum(parts, unit))
  // The place of the rest is that of its set.
  if (last.within === 'end' && said.place === 'behind') said.place = undefined
  if (takeTime(last, unit) || takeLengthOfRest(last, said, unit)) return 'done'
  // "1600/800/400 with 400 jog, 2 rounds with 5 min"
  if (said.times?.ofSets && !said.times.isBehind && last.lengths.length > 1 && !last.isCounted && !head.isCounted) {
    Object.assign(last, { times: said.times.figure, isCounted: true })
    return outcome(addRest(last, { ...said, times: undefined, place: 'between sets' }, unit))
  }
  const pause = restBehindSet(unit, last, next)
  if (pause) return outcome(parts.push(pause) > 0)
  if (isRest(unit, said, last, next, isInner)) {
    // "20x1 min on, 1 min off, alternating 5k and 10k pace": of the bouts.
    const isOfBouts = shareAims(last, said) || aimBehindPlace(last, said, unit)
    return outcome(addRest(last, isOfBouts ? { ...said, aims: [], isAlternate: false } : said, unit))
  }
  if (unit.mark === 'slash' && canAlternate(last, said, head)) {
    const part = partOf(unit, said)
    if (!part) return 'wrong'
    Object.assign(last, groupOf(last, [{ ...last, times: 1, isCounted: false }, part], last.times))
    return 'done'
  }
  if (said.drop) return takeDrop(last, said, unit)
  if (isLastOfWhole(parts, said, unit)) return 'done'
  if (said.picks.length > 0 && !head.isCounted) return outcome(pick(last, said, unit))
  // "1st half easy, 2nd half at MP, finish with 1 km hard"
  if (said.place === 'behind' && !head.isCounted && last.picks.some(({ share }) => share !== undefined))
    return outcome(pick(last, { ...said, place: undefined, picks: ['last'] }, unit))
  if (said.every && isEachTime(head, said.every, last) && head.lengths.length === 1) {
    const [burst] = head.lengths
    if (!burst || last.every || said.every.in !== burst.in || said.every.size <= burst.size) return 'wrong'
    last.every = { length: said.every, burst, aims: bestAims(said.aims), details: said.details }
    return 'done'
  }
  return undefined
}

/** Whether what is named next is a stretch at the end of a length. */
function isInLast(next: Unit | undefined, { lengths: [whole] }: Part): boolean {
  const [length, ...more] = next?.head?.lengths ?? []
  const said = [...(next?.ahead ?? []), ...(next?.behind ?? [])].filter(({ kind }) => kind !== 'filler')
  const isPicked = said.length === 1 && said[0]?.kind === 'pick' && said[0].pick === 'last'
  return (
    isPicked &&
    more.length === 0 &&
    !next?.head?.isCounted &&
    (length?.figure !== undefined || length?.in === whole?.in)
  )
}

/** "50 min easy with 5x20 s strides in the last 15 min": where in the length before them the bouts are done. */
function isLastOfWhole(parts: readonly Part[], said: Sayings, { head }: Unit): boolean {
  const [whole, last] = parts.slice(-2)
  const [length, ...more] = head?.lengths ?? []
  const [own] = whole?.lengths ?? []
  if (!whole || !last || !own || !length || more.length > 0 || head?.isCounted || said.picks.join() !== 'last')
    return false
  const isMore = hasMeaning({ ...said, picks: [] }) || said.hasUnknown
  const areBouts = isSet(last) && !last.within && last.picks.length === 0 && !last.place
  const isEven = !isSet(whole) && !whole.end && whole.aims.every(({ words }) => EASY.test(words))
  // Without a unit it has that of the whole.
  const stretch = length.figure !== undefined && own.in === 'm' ? distanceLike(own, length.figure) : length
  if (isMore || !areBouts || !isEven || own.in !== stretch.in || stretch.size >= own.size) return false
  last.within = { last: stretch }
  whole.isEasy ||= whole.aims.length === 0
  return true
}

/** Whether a part lies within the one before it: "20 min WU incl. 3x1 min fast", "3 h z2 with 3x20 z3 in the second half". */
function withinOf(
  last: Part | undefined,
  said: Sayings,
  { head, mark }: Unit,
  [next, ...others]: readonly Unit[],
): Part['within'] {
  const isLast = others.length === 0 && !next?.head?.isCounted
  if (!last || !head) return undefined
  if (said.place === 'second half') return 'second half'
  if (isEvenWhole(last) && (head.isCounted || head.lengths.length > 1)) {
    // "2 h z2 with 4x6 min at threshold, 3 min easy at the end"
    const isAtEnd = [said, next && sayingsOf(next)].some((one) => one?.place === 'behind')
    if (said.isWith && isAtEnd && isLast) return 'end'
    // "60 min z2 with a cadence ladder"
    if (said.aims.length > 1 && said.aims.every(({ words }) => / rpm$/.test(words))) return 'middle'
  }
  return last.end === 'warm-up' && (said.isWith || mark === 'open') && head.isCounted ? 'warm-up' : undefined
}

/** "2 h z2" */
function isEvenWhole(part: Part): boolean {
  const isEasy = part.isEasy || (part.aims.length > 0 && part.aims.every(({ words }) => EASY.test(words)))
  return isEasy && !isSet(part) && !part.end && !part.place && part.lengths[0]?.in === 's'
}

/** "20 min at 100 rpm, 5 min easy, repeat the 20": the part of the same length once more. */
function sameAs(parts: readonly Part[], { head }: Unit, said: Sayings): Part | undefined {
  const [length] = head?.lengths ?? []
  const others = hasMeaning({ ...said, isAgain: false })
  const same = parts.findLast((part) => !isSet(part) && part.lengths[0]?.size === length?.size)
  if (!head || head.isCounted || !length || others || !same || same.end) return undefined
  return { ...same, from: head.from, to: head.to, rests: [], bare: undefined, place: undefined }
}

/** "SST 90 min w 2x25 at 88-92%": a name of what the set says in figures. */
function isNameOf({ aims, isCounted, isEasy }: Part, said: Sayings): boolean {
  const [name, ...others] = aims
  const [low, high] = RANGES[name?.words ?? ''] ?? []
  const percent = Number(/^(\d{2,3})(?:-\d+)?%$/.exec(said.aims[0]?.words ?? '')?.[1])
  return (
    !isCounted &&
    !isEasy &&
    others.length === 0 &&
    low !== undefined &&
    high !== undefined &&
    percent >= low &&
    percent <= high
  )
}

const RANGES: Readonly<Record<string, readonly [low: number, high: number]>> = {
  ...{ tempo: [75, 90], 'sweet spot': [83, 97], threshold: [92, 106], vo2max: [105, 125] },
}

/** "20x20 s at 150% / 40 s at 60%": one after the other, so often. */
function canAlternate(last: Part, said: Sayings, head: Head): boolean {
  const isOne = last.kind === 'bouts' && last.isCounted && last.lengths.length === 1 && last.rests.length === 0
  return (
    isOne && last.aims.length > 0 && said.aims.length > 0 && !head.isCounted && head.lengths.length === 1 && !said.place
  )
}

/** Whether a count beside "every 20 min" is one of them, or that of all: "6x10 s every 20 min" of 2 h. */
function isEachTime({ times, isCounted, inner }: Head, { size }: Length, last: Part): boolean {
  const count = Math.floor((last.lengths[0]?.size ?? 0) / size)
  return !inner && (!isCounted || times === 1 || times === count || times === count - 1)
}

/** Whether a part without a length lasts until the whole is over: "rest of time Z2", "z2 to finish", "rest z2" behind a set. */
function isFilling(
  { isRemainder, place, aims, isEasy, picks, end }: Sayings,
  last: Part,
  isLastOfMany: boolean,
): boolean {
  if (isRemainder) return aims.length > 0 || isEasy || end !== undefined
  if (place === 'behind') return (aims.length > 0 || isEasy) && !last.place
  return (
    picks.length === 1 &&
    picks[0] === 'others' &&
    (isSet(last) || last.end === 'cool-down' || isLastOfMany) &&
    last.picks.length === 0 &&
    !last.every
  )
}

function fillingOf(unit: Unit, said: Sayings): Part | undefined {
  const head = { ...spanOf(unit), times: 1, isCounted: false, ofSets: false, lengths: [REMAINDER] }
  return partOf(
    { ...unit, head, mark: 'stop' },
    { ...said, picks: [], place: undefined, isRemainder: false, isTotal: false },
  )
}

/** "12 x (300 hard, 100 float) = 4.8k" */
function isSum(parts: readonly Part[], { head }: Unit): boolean {
  const [length] = head?.lengths ?? []
  if (!length || head?.isCounted) return false
  const own = [parts, parts.slice(-1)].map((all) => sumOf(all, length.in))
  return own.some((sum) => sum !== undefined && Math.abs(sum - length.size) <= length.size / 50)
}

function partOf(unit: Unit, said: Sayings): Part | undefined {
  const { head } = unit
  if (!head) return undefined
  const [inner, rests] = withRestsBehind(head.inner ?? [])
  const parts = partsOf(inner, true)
  if (!parts || (head.inner && parts.length === 0)) return undefined
  const [on, off, ...more] = parts
  if (on && off && more.length === 0 && isPlain(on) && isPlain(off)) {
    // "5x(3 min / 2 min)": work and rest; with a comma two bouts.
    if (off.mark !== 'slash') return undefined
    off.isEasy = true
  }
  // "8x(1 min uphill, 90 down)"
  if (parts.some((one) => one.end || one.isEnds)) return undefined
  // What finishes a session is a set: a length may be one of the whole.
  if (said.place === 'closing') {
    if (!head.isCounted) return undefined
    said.place = undefined
  }
  const { place, end, step, share, every, times, isTotal, picks, isRamp, isFaster, byLegs, how } = said
  const start = startOf({ ...head, kind: head.inner ? 'group' : 'bouts' }, said)
  if ((every && !start) || picks.length > 0 || said.isAgain || said.isRemainder) return undefined
  if (place === 'between' || place === 'between sets' || place === 'after sets' || place === 'second half')
    return undefined
  const isRepeated = head.isCounted || times !== undefined || head.lengths.length > 1
  if (share !== undefined && !isRepeated) return undefined
  // A limit is one of a rest that depends on its bout.
  if ((said.least ?? said.most) && share === undefined) return undefined
  // What is walked is no part of a run that is read here.
  if (how !== undefined && !isRepeated && how !== 'jog' && how !== 'easy' && how !== 'float') return undefined
  if (end && (isRepeated || head.inner)) return undefined
  if (said.isEnds && (isRepeated || place || end || said.aims.length > 0 || how !== undefined)) return undefined
  if (said.paces && (isFaster || !head.isCounted || head.inner)) return undefined
  if (times && (head.isCounted || !(times.isBehind || (times.ofSets && head.lengths.length > 1)))) return undefined
  if (!isRepeated && !isSure(unit, said)) return undefined
  // "15/15" is done more than once.
  if (head.isPair && !isRepeated) return undefined
  // What stands in a bracket behind a set is no part of its own, nor is a burst.
  if (unit.mark === 'open' || (said.isBurst && !isRepeated)) return undefined
  if (head.lengths.length > 1 && said.isEasy && said.aims.length === 0) return undefined
  // "strength 3x12" is lifted.
  const isLifted = unit.ahead.some((word) => word.kind === 'unknown' && /^strength$/i.test(word.words))
  const hasUnknown = unit.ahead.some(({ kind }) => kind === 'unknown')
  if (hasUnknown && (isLifted || (isRepeated && !head.isCounted))) return undefined
  const pair = said.aims.length === 2 ? pairIn(parts) : undefined
  const span = spanOf(unit)
  const part: Part = {
    ...span,
    ...(!isRepeated && head.lengths[0]?.figure !== undefined ? { bare: { from: head.from, to: head.to } } : {}),
    ...{
      kind: head.inner ? 'group' : 'bouts',
      times: times?.figure ?? head.times,
      isCounted: head.isCounted || times !== undefined,
    },
    ...{ lengths: head.lengths, parts, aims: [], details: [], isEasy: false, rests: [], picks: [], mark: unit.mark },
    ...(head.isWalked ? { isWalked: true } : {}),
    ...{ isTotal, isRamp, isFaster, byLegs, isJog: how === 'jog' && !isRepeated },
    ...(said.isEnds ? { place: 'either' as const, isEnds: true } : place ? { place } : {}),
    ...(end ? { end } : {}),
    ...(step === undefined ? {} : { step }),
    ...(said.isNonStop ? { isNonStop: true } : {}),
    ...(said.isAlternate
      ? { isAlternate: unit.behind.some(({ kind }) => kind === 'alternate') ? 'last' : 'next' }
      : {}),
  }
  if (said.isEasy && said.aims.some(({ words }) => !EASY.test(words)) && !pair) return undefined
  const isShared = shareAims(part, said)
  // "4x6 min @ 95/100/105/110"
  const isPaced = !isShared && said.aims.length > 2 && said.aims.length === head.times && head.lengths.length === 1
  if (isPaced) part.isPaced = true
  const aims = isShared ? [] : isPaced ? said.aims : bestAims(said.aims)
  const target = head.inner ? parts.flatMap(leaves).filter((one) => one.aims.length === 0 && !one.isEasy) : [part]
  if (pair) aimPair(pair, said.aims)
  for (const one of target) {
    if (!pair) one.aims.push(...aims)
    one.details.push(...said.details.filter(({ words }) => one.details.every((own) => own.words !== words)))
    one.isEasy ||= said.isEasy || (!isRepeated && how !== undefined)
  }
  if (said.paces && !setPaces(part, said.paces)) return undefined
  if (start && !startEvery(part, start)) return undefined
  if ((said.drop || said.firstAt) && !takeDrop(part, said, {})) return undefined
  if (said.isBurst && part.aims.length === 0) part.aims.push({ words: 'hard' })
  if (how !== undefined && isRepeated)
    part.rests.push({
      ...span,
      how,
      words: said.manner ?? how,
      aims: [],
      details: [],
      ...(share === undefined ? {} : { share, least: said.least, most: said.most }),
    })
  if (said.split && !splitInSets(part, said.split)) return undefined
  for (const rest of rests) {
    const own = sayingsOf(rest)
    if (!own || !addRest(part, own, rest)) return undefined
  }
  return part
}

/** "3 x (1k at HMP, 500 at 5k pace, 90 s between, 3 min between sets)": what is done, and the rests of all of it. */
function withRestsBehind(inner: readonly Unit[]): [done: readonly Unit[], rests: readonly Unit[]] {
  const end = inner.findIndex((unit, at) => at > 1 && inner.slice(at).every(isRestBetween) && unit.head !== undefined)
  return end < 0 ? [inner, []] : [inner.slice(0, end), inner.slice(end)]
}

function isRestBetween({ head, ahead, behind }: Unit): boolean {
  return (
    head !== undefined &&
    !head.isCounted &&
    !head.inner &&
    [...ahead, ...behind].some((word) => word.kind === 'place' && BETWEEN.has(word.place))
  )
}

const BETWEEN: ReadonlySet<string> = new Set(['between', 'between sets'])

// So many words that are not known say nothing of a part before them.
const LEAST_OF_TALK = 3
