import { addRest, isRest, pick, repeat, sayMore, spanOf, takeTime } from './attach.ts'
import { isSet, type Part } from './parts.ts'
import { bestAims, EASY, hasMeaning, merge, type Sayings, sayingsOf } from './sayings.ts'
import { sumOf } from './sums.ts'
import type { Unit } from './units.ts'

/** A session as its parts; nothing if something that is said has no place in them. */
export function partsOf(units: readonly Unit[]): Part[] | undefined {
  const parts: Part[] = []
  let waiting: Sayings | undefined
  let heading: Sayings | undefined
  const heads = units.filter(({ head }) => head).length
  for (const [at, unit] of units.entries()) {
    const said = sayingsOf(unit)
    if (!said) return undefined
    const last = parts.at(-1)
    const next = units[at + 1]
    if (!unit.head) {
      // Talk: "No heroics on the way."
      if (said.hasUnknown && !hasMeaning(said)) {
        if (said.isChanging && said.unknown < LEAST_OF_TALK && next?.mark !== 'colon') return undefined
        continue
      }
      // "MS: …", "hard: 5x400"
      const isHeading = next?.mark === 'colon'
      if (isHeading && heads > 1 && !said.end) heading = heading ? merge(heading, said) : said
      else if (!last || isHeading) waiting = waiting ? merge(waiting, said) : said
      else if (said.hasUnknown || !sayMore(parts, said, unit)) return undefined
      continue
    }
    if (said.isChanging) return undefined
    const outcome = last && !isOwn(waiting) ? attach(parts, last, said, unit, next) : undefined
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
    if (
      last &&
      said.isWith &&
      !last.isCounted &&
      last.lengths.length === 1 &&
      (last.aims.length > 0 || last.isEasy || last.end || !unit.head.isCounted)
    )
      return undefined
    const part = partOf(unit, ahead && (isOwn(ahead) || parts.length === 0) ? merge(ahead, said) : said)
    if (!part) return undefined
    waiting = undefined
    parts.push(part)
    if (areRepeated && times && !repeat(part, parts, times)) return undefined
  }
  if (heading && !isOnlyName(heading)) return undefined
  return waiting && isOwn(waiting) ? undefined : parts
}

const CHAINED: ReadonlySet<string> = new Set(['join', 'slash', 'none'])

/** Whether a heading only names what the parts say in full: "tempo bursts: 45 min at 80 %". */
function isOnlyName({ aims, details, picks, isEasy, ...said }: Sayings): boolean {
  return (
    picks.length === 0 &&
    !isEasy &&
    [...aims, ...details].every(({ words }) => !/\d/.test(words)) &&
    !hasMeaning({
      ...said,
      aims: [],
      details: [],
      picks: [],
      isEasy: false,
      how: undefined,
      isBurst: false,
      isRamp: false,
      isFaster: false,
    })
  )
}

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
): 'done' | 'wrong' | undefined {
  const { head } = unit
  if (!head) return undefined
  const outcome = (isFine: boolean) => (isFine ? 'done' : 'wrong')
  if (unit.mark === 'equals') return outcome(isSum(parts, unit))
  if (takeTime(last, unit)) return 'done'
  if (isRest(unit, said, last, next)) return outcome(addRest(last, said, unit))
  if (said.picks.length > 0 && !head.isCounted) return outcome(pick(last, said, unit))
  if (said.every && !head.isCounted && head.lengths.length === 1) {
    const [burst] = head.lengths
    if (!burst || last.every || said.every.in !== burst.in || said.every.size <= burst.size) return 'wrong'
    last.every = { length: said.every, burst, aims: bestAims(said.aims), details: said.details }
    return 'done'
  }
  return undefined
}

/** "12 x (300 hard, 100 float) = 4.8k" */
function isSum(parts: readonly Part[], { head }: Unit): boolean {
  const [length] = head?.lengths ?? []
  if (!length || head?.isCounted) return false
  const own = [parts, parts.slice(-1)].map((all) => sumOf(all, length.in))
  return own.some((sum) => sum !== undefined && Math.abs(sum - length.size) <= length.size / 50)
}

/** Whether a length behind a set may be of the set, or of the athlete's sense of it. */
function isInDoubt(last: Part | undefined, { head, mark }: Unit, said: Sayings, next: Unit | undefined): boolean {
  if (!head) return false
  const isSingle = !head.isCounted && head.lengths.length === 1 && !head.inner
  // "2/4/6 min @ 10k/5k/3k pace"
  if (last && mark === 'slash' && isSet(last) && isSingle) return true
  // "3x8 min of 1 min hard, 1 min easy", "5x3 min with 5 min z1", "4 x 5 min hard + 3 min hard"
  if (last && (said.isOf || (said.isWith && (last.isCounted || last.lengths.length > 1)))) return true
  if (mark === 'join' && last?.isCounted && isSingle && said.aims.length > 0) return true
  // "6x7 min, 2 at 210 W, 2 at 225 W": lengths, or numbers of them.
  if (last && isSet(last) && isSingle && head.lengths[0]?.figure !== undefined && said.aims.length > 0) return true
  // "3 rounds of 40 s hard 30 s easy"
  return head.ofSets && !head.inner && head.lengths.length === 1 && next?.mark !== 'stop' && next?.head !== undefined
}

/** Whether what stands before a part is of it: "z2 ride now 5x8s sprints" says two things. */
function isClear(waiting: Sayings, said: Sayings): boolean {
  if (!hasMeaning(waiting)) return true
  return !waiting.hasUnknown && (waiting.aims.length === 0 || said.aims.length === 0)
}

function partOf(unit: Unit, said: Sayings): Part | undefined {
  const { head } = unit
  if (!head) return undefined
  const parts = head.inner ? partsOf(head.inner) : []
  if (!parts || (head.inner && parts.length === 0)) return undefined
  const [on, off, ...more] = parts
  if (on && off && more.length === 0 && isPlain(on) && isPlain(off)) {
    // "5x(3 min / 2 min)": work and rest; with a comma two bouts.
    if (off.mark !== 'slash') return undefined
    off.isEasy = true
  }
  const { place, end, step, share, every, times, isTotal, picks, isRamp, isFaster, byLegs, how } = said
  if (share !== undefined || every || picks.length > 0 || said.split || said.isAgain) return undefined
  if (place === 'between' || place === 'between sets') return undefined
  const isRepeated = head.isCounted || times !== undefined || head.lengths.length > 1
  // What is walked is no part of a run that is read here.
  if (how !== undefined && !isRepeated && how !== 'jog' && how !== 'easy') return undefined
  if (end && (isRepeated || head.inner)) return undefined
  if (times && (head.isCounted || !(times.isBehind || (times.ofSets && head.lengths.length > 1)))) return undefined
  if (!isRepeated && !isSure(unit, said)) return undefined
  // What stands in a bracket behind a set is no part of its own, nor is a burst.
  if (unit.mark === 'open' || (said.isBurst && !isRepeated)) return undefined
  if (head.lengths.length > 1 && said.isEasy && said.aims.length === 0) return undefined
  if (said.hasUnknown && unit.ahead.some(({ kind }) => kind === 'unknown')) return undefined
  const isPairOfAims = head.isPair === true && said.aims.length === 2
  const span = spanOf(unit)
  const part: Part = {
    ...span,
    ...{
      kind: head.inner ? 'group' : 'bouts',
      times: times?.figure ?? head.times,
      isCounted: head.isCounted || times !== undefined,
    },
    ...{ lengths: head.lengths, parts, aims: [], details: [], isEasy: false, rests: [], picks: [], mark: unit.mark },
    ...{ isTotal, isRamp, isFaster, byLegs, isJog: how === 'jog' && !isRepeated },
    ...(place ? { place } : {}),
    ...(end ? { end } : {}),
    ...(step === undefined ? {} : { step }),
  }
  if (said.isEasy && said.aims.some(({ words }) => !EASY.test(words)) && !isPairOfAims) return undefined
  const aims = said.aims.length > 1 && said.aims.length === head.lengths.length ? said.aims : bestAims(said.aims)
  const target = head.inner ? parts.filter((one) => one.aims.length === 0 && !one.isEasy) : [part]
  for (const [at, one] of target.entries()) {
    one.aims.push(...(isPairOfAims ? said.aims.slice(at, at + 1) : aims))
    one.details.push(...said.details)
    one.isEasy ||= said.isEasy || (!isRepeated && how !== undefined)
  }
  if (said.isBurst && part.aims.length === 0) part.aims.push({ words: 'hard' })
  if (how !== undefined && isRepeated)
    part.rests.push({ ...span, how, words: said.manner ?? how, aims: [], details: [] })
  return part
}

/** Whether nothing but its length is said of a bout. */
function isPlain({ aims, details, isEasy, isCounted, lengths, rests }: Part): boolean {
  return aims.length + details.length + rests.length === 0 && !isEasy && !isCounted && lengths.length === 1
}

/** Whether a single length is surely a part: it says how it is done, or has a unit and nothing else beside it. */
function isSure({ head, ahead }: Unit, said: Sayings): boolean {
  const [length] = head?.lengths ?? []
  if (!length) return true
  const isTold = said.aims.length > 0 || said.isEasy || said.how !== undefined || said.end !== undefined || said.isRamp
  const hasUnit = length.figure === undefined && length.clock === undefined
  if (said.hasUnknown) return isTold && hasUnit
  if (length.clock !== undefined && said.aims.some(({ words }) => /^at \d:/.test(words))) return false
  return isTold || hasUnit || (length.clock === undefined && ahead.some(({ kind }) => kind === 'sport'))
}

// So many words that are not known say nothing of a part before them.
const LEAST_OF_TALK = 3
