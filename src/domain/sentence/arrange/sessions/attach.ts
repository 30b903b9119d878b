import { formatClock } from '../../../text/grammar/numeral.ts'
import { EASY, isSet, leaves, type Part, type Picked, type Rest } from './parts.ts'
import { addRests } from './rests-of-parts.ts'
import { repeat, splitInSets } from './rounds.ts'
import { bestAims, hasMeaning, type Sayings } from './sayings.ts'
import { shareAims } from './several-aims.ts'
import { startEvery, startOf } from './starts-of-parts.ts'
import type { Unit } from './units.ts'
import type { Said } from './words.ts'

/** What is said behind a part without a length of its own; false if it has no place. */
export function sayMore(parts: Part[], said: Sayings, unit: Unit, isInner: boolean): boolean {
  const last = parts.at(-1)
  if (!last || said.end || said.isTotal || said.isBurst) return false
  const start = startOf(last, said)
  if (said.every && !start) return false
  // "jog 3k, do drills and strides": how many of them is not said.
  if (said.isChanging || said.isEnds || said.aims.some(({ words }) => words === 'strides')) return false
  // "2 km cool-down, under 145 bpm, easy 5x1000m": of which of them is not said.
  if (last.end && said.details.length > 0) return false
  if (last.end && said.aims.some(({ words }) => !EASY.test(words))) return false
  if (said.isHeldBack) return holdBack(last)
  if (said.picks.length > 0) return pick(last, said, unit)
  if (said.isAgain) {
    const set = parts.findLast(isSet)
    if (!set || said.aims.length + said.details.length > 0 || said.times) return false
    parts.push({ ...set, ...spanOf(unit), place: undefined })
    return true
  }
  if (said.paces && !setPaces(last, said.paces)) return false
  if ((said.drop || said.firstAt) && !takeDrop(last, said, unit)) return false
  if (said.split && !splitInSets(last, said.split)) return false
  if (said.share !== undefined || said.how !== undefined) {
    if (said.place === 'before' || said.place === 'behind' || said.place === 'either') return false
    const { share, how = 'easy', least, most } = said
    if (share === undefined && (least ?? most)) return false
    // "recover at 150 W": for how long is not said.
    if (share === undefined && said.aims.length > 0) return false
    const rest: Rest = {
      ...spanOf(unit),
      how,
      words: said.manner ?? how,
      aims: bestAims(said.aims),
      details: said.details,
      ...(share === undefined ? {} : { share, least, most }),
    }
    // "6x(30 s uphill, walk down)"
    return (isSet(last) || (isInner && parts.length === 1)) && addRests(last, [rest], said.place === 'between sets')
  }
  if (said.least ?? said.most) return boundRest(last, said)
  if (said.place) {
    if (said.place === 'between' || said.place === 'between sets' || last.place) return false
    last.place = said.place
  }
  if (said.step !== undefined) last.step = said.step
  if (start && !startEvery(last, start)) return false
  // "finish with 5x strides"
  if (said.times && !said.times.isBehind && !said.times.ofSets) return false
  if (said.times && !repeat(last, parts, said.times)) return false
  const picked = unit.mark === 'open' ? last.picks.at(-1) : undefined
  if (picked) {
    picked.aims = bestAims([...picked.aims, ...said.aims])
    return true
  }
  return saySame(last, said, unit.mark === 'open')
}

/** "equal rest, at most 3 min": of the rest before it. */
function boundRest(last: Part, said: Sayings): boolean {
  const { least, most } = said
  const [rest, ...more] = last.rests
  const others = hasMeaning({ ...said, least: undefined, most: undefined })
  if (!rest || rest.share === undefined || more.length > 0 || others) return false
  last.rests = [{ ...rest, least: least ?? rest.least, most: most ?? rest.most }]
  return true
}

/** "3x(1k, 800, 600), 3 min between sets at 5k pace": of the bouts, of which nothing else is said. */
export function aimBehindPlace(last: Part, { aims: [aim, ...more] }: Sayings, { behind }: Unit): boolean {
  const [place, said] = ['place', 'aim'].map((kind) => behind.findIndex((word) => word.kind === kind))
  const own = leaves(last)
  const isBehind = place !== undefined && said !== undefined && place >= 0 && said > place
  if (
    !aim ||
    more.length > 0 ||
    !isBehind ||
    EASY.test(aim.words) ||
    own.some(({ aims, isEasy }) => aims.length > 0 || isEasy)
  )
    return false
  for (const part of own) part.aims = [aim]
  return true
}

/** "10 s sprint every 20 min, not all out" */
function holdBack(last: Part): boolean {
  const own = last.every ?? last
  if (own.aims.length > 1 || own.aims.some(({ words }) => words !== 'all out')) return false
  own.aims = [{ ...own.aims[0], words: 'hard', tell: 'Not all out was read as hard, in zone 5.' }]
  return true
}

function saySame(last: Part, said: Sayings, isOpen: boolean): boolean {
  // "jog 3k and strides": no kilometres are strides.
  if (!isSet(last) && said.aims.some(({ words }) => words === 'strides')) return false
  // "cadence ladder …, z2": the zone of its steps
  if (said.aims.every(({ words }) => isOfCadences(last, words)) && said.aims.length > 0)
    return said.details.length === 0
  if (!isOpen && shareAims(last, said)) return !said.isNonStop && said.details.length === 0 && !said.isEasy
  if (said.isAlternate) last.isAlternate = 'last'
  if (said.isNonStop) last.isNonStop = true
  last.isFaster ||= said.isFaster
  last.isRamp ||= said.isRamp
  last.byLegs ||= said.byLegs
  const isGroup = last.kind === 'group'
  const pair = said.aims.length === 2 ? pairIn([last]) : undefined
  if (pair) {
    aimPair(pair, said.aims)
    return said.details.length === 0 && !said.isEasy
  }
  for (const part of isGroup ? leaves(last) : [last]) {
    const isAimed = part.aims.length > 0 || (isGroup && part.isEasy)
    if (!isGroup && part.isEasy && said.aims.some(({ words }) => !EASY.test(words))) return false
    if (said.aims.length > 0 && isAimed) {
      if (isGroup) continue
      // "tempo (76-85%)"
      const both = bestAims([...part.aims, ...said.aims])
      const isZone = both.length === 1 && /^z\d$/.test(both[0]?.words ?? '')
      if (!isOpen && !isZone) return false
      part.aims = both
    } else part.aims.push(...bestAims(said.aims))
    part.details.push(...said.details)
    part.isEasy ||= said.isEasy
  }
  return true
}

function isOfCadences({ aims }: Part, zone: string): boolean {
  return aims.length > 1 && aims.every(({ words }) => words.startsWith(`${zone} at `) && words.endsWith(' rpm'))
}

/** "start 8:45, drop 10 s/mile over the last 8"; nothing if it has no place. */
export function takeDrop(
  last: Part,
  { drop, firstAt, picks }: Sayings,
  { head }: Pick<Unit, 'head'>,
): 'done' | undefined {
  const [over, ...more] = head?.lengths ?? []
  const isOfLast = drop?.isOverLast === true || picks.includes('last')
  if (more.length > 0 || head?.isCounted || head?.inner || (over !== undefined) !== isOfLast || last.kind === 'group')
    return undefined
  if (picks.length > (isOfLast ? 1 : 0) || (drop && last.drop?.by) || (firstAt && last.drop?.first)) return undefined
  last.drop = {
    ...{ by: 0, ...last.drop },
    ...(drop ? { by: drop.by } : {}),
    ...(firstAt ? { first: firstAt.seconds, ...(firstAt.per ? { per: firstAt.per } : {}) } : {}),
    ...(over ? { over, isWithin: picks.includes('last') } : {}),
  }
  return 'done'
}

/** The bout of "40/20" with its rest, also in sets of them. */
export function pairIn([part, ...others]: readonly Part[]): Part | undefined {
  if (!part || others.length > 0) return undefined
  if (part.kind === 'group') return pairIn(part.parts)
  return !part.isCounted && part.aims.length === 0 && part.rests[0]?.how === 'easy' && part.rests[0].aims.length === 0
    ? part
    : undefined
}

/** "120% / 50%" of a bout and its rest. */
export function aimPair(bout: Part, [on, off]: readonly Said[]): void {
  const [rest] = bout.rests
  if (!on || !off || !rest) return
  bout.aims = [on]
  bout.rests = [{ ...rest, aims: [off] }]
}

/** "5x1 mile: 7:30, 7:15, 7:00, 6:45, 6:30": one after the other. Of other lengths a clock may be a time or a pace. */
export function setPaces(last: Part, clocks: readonly number[]): boolean {
  const [length, ...more] = last.lengths
  if (!length || more.length > 0 || last.kind === 'group' || last.times !== clocks.length || last.aims.length > 0)
    return false
  const per = length.words === '1 mi' ? 'mile' : length.words === '1 km' ? 'km' : undefined
  if (!per || !clocks.every(isPaceOfRuns) || last.isEasy) return false
  last.isFaster = false
  last.isPaced = true
  last.aims = clocks.map((clock) => ({ words: `at ${formatClock(clock)}/${per}` }))
  return true
}

/** "last 10 at MP", "odd ones at 4:00" */
export function pick(last: Part, said: Sayings, unit: Unit): boolean {
  const [first, ...more] = said.picks
  if (!first || more.length > 0 || said.place || said.end || said.how || said.share !== undefined) return false
  if (said.isAlternate || said.drop || said.firstAt) return false
  if (said.every || said.times || said.isChanging || said.isRamp || said.isFaster) return false
  const { head } = unit
  // "every 2 min 10 s at 150%, else 92%"
  if (last.every && first === 'others' && !head) {
    last.aims = bestAims([...last.aims, ...said.aims])
    last.isEasy = said.isEasy && last.aims.length === 0
    return last.aims.length < 2
  }
  if (head && (head.inner || head.lengths.length !== 1)) return false
  const [length] = head?.lengths ?? []
  // "odd laps 4:00"
  const isPace = length?.clock !== undefined && last.lengths[0]?.in === 'm' && isPaceOfRuns(length.size)
  last.ofEach ||= said.ofEach
  const own = isPace ? [{ words: `at ${length.clock}/km` }] : bestAims(said.aims)
  const aims = said.isEasy && own.length === 0 ? [{ words: 'easy' }] : own.map((aim) => ofSame(aim, last.picks.at(-1)))
  last.picks.push({
    ...spanOf(unit),
    pick: first,
    ...(length && !isPace ? { length } : {}),
    ...(said.count === undefined ? {} : { count: said.count }),
    ...(said.half === undefined ? {} : { share: said.half }),
    aims,
    details: said.details,
  })
  return true
}

/** "1st half at 70% of max HR, 2nd half at 80%": of the same. */
function ofSame(aim: Said, before: Picked | undefined): Said {
  const [of] = / of .*hr.*$/i.exec(before?.aims[0]?.words ?? '') ?? []
  return of && /%$/.test(aim.words) ? { ...aim, words: `${aim.words}${of}` } : aim
}

function isPaceOfRuns(seconds: number): boolean {
  return seconds >= FASTEST_PACE && seconds <= SLOWEST_PACE
}

// In seconds per kilometre (our choice).
const FASTEST_PACE = 150
const SLOWEST_PACE = 540

/** "5x1000 (3:35)": how long a bout of a distance takes. */
export function takeTime(last: Part, unit: Unit): boolean {
  const [length] = unit.head?.lengths ?? []
  if (unit.mark !== 'open' || !length?.clock || last.lengths[0]?.in !== 'm' || last.aims.length > 0) return false
  if (!last.isCounted || length.size < LEAST_BOUT_SECONDS) return false
  last.aims.push({ words: `in ${length.clock}` })
  return true
}

/** From the first word of a unit to the last. */
export function spanOf({ head, ahead, behind }: Unit): { from: number; to: number } {
  const all = [...ahead, ...(head ? [head] : []), ...behind]
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
}

// So long a distance takes at least, "8x400 (90)" (our choice).
const LEAST_BOUT_SECONDS = 60
