import { isSet, type Part, type Picked, type Rest } from './parts.ts'
import type { Unit } from './units.ts'
import type { Length, Said, Word } from './words.ts'

/** What the words of a unit say. */
type Sayings = {
  aims: Said[]
  details: Said[]
  isEasy: boolean
  how?: string | undefined
  share?: number | undefined
  isOff: boolean
  picks: Picked['pick'][]
  place?: Part['place'] | undefined
  end?: Part['end'] | undefined
  every?: Length | undefined
  step?: number | undefined
  times?: { figure: number; ofSets: boolean } | undefined
  isTotal: boolean
  isSport: boolean
}

/** A session as its parts; nothing if something that is said has no place in them. */
export function partsOf(units: readonly Unit[]): Part[] | undefined {
  const parts: Part[] = []
  let waiting: Sayings | undefined
  for (const [at, unit] of units.entries()) {
    const said = sayingsOf(unit)
    if (!said) return undefined
    const last = parts.at(-1)
    const { head } = unit
    if (!head) {
      // "MS: …", "hard: 5x400"
      const isAhead = !last || units[at + 1]?.mark === 'colon'
      if (isAhead) waiting = waiting ? merge(waiting, said) : said
      else if (!describe(last, parts, said, unit)) return undefined
      continue
    }
    if (last && !waiting && isRest(unit, said, last, units[at + 1])) {
      if (!rest(last, said, unit)) return undefined
      continue
    }
    if (last && !waiting && said.picks.length > 0 && !head.isCounted) {
      if (!pick(last, said, unit)) return undefined
      continue
    }
    if (last && said.every && !head.isCounted && head.lengths.length === 1) {
      const [burst] = head.lengths
      if (!burst || last.every || said.every.in !== burst.in || said.every.size <= burst.size) return undefined
      last.every = { length: said.every, burst, aims: said.aims }
      continue
    }
    const part = partOf(unit, waiting ? merge(waiting, said) : said)
    waiting = undefined
    if (!part) return undefined
    if (unit.mark === 'equals') {
      // "12 x (300/100) = 4.8k": the sum of what stands before.
      if (isSet(part)) return undefined
      continue
    }
    parts.push(part)
  }
  return waiting && hasMeaning(waiting) ? undefined : parts
}

function hasMeaning({ aims, details, picks, place, end, share, every, step, times }: Sayings): boolean {
  return aims.length + details.length + picks.length > 0 || [place, end, share, every, step, times].some((one) => one !== undefined)
}

function sayingsOf({ ahead, behind }: Unit): Sayings | undefined {
  const said: Sayings = { aims: [], details: [], isEasy: false, isOff: false, picks: [], isTotal: false, isSport: false }
  for (const word of [...ahead, ...behind]) if (!take(said, word)) return undefined
  return said
}

function take(said: Sayings, word: Word): boolean {
  switch (word.kind) {
    case 'aim':
      said.aims.push(word)
      return true
    case 'detail':
      said.details.push(word)
      return true
    case 'easy':
      said.isEasy = true
      return true
    case 'pause':
      said.how = word.how
      return true
    case 'share':
      said.share = word.share
      return true
    case 'offAt':
      said.isOff = true
      return true
    case 'pick':
      said.picks.push(word.pick)
      return true
    case 'place':
      if (said.place) return false
      said.place = word.place
      return true
    case 'end':
      if (said.end) return false
      said.end = word.end
      return true
    case 'every':
      if (said.every) return false
      said.every = word.length
      return true
    case 'step':
      said.step = word.percent
      return true
    case 'times':
      if (said.times) return false
      said.times = { figure: word.figure, ofSets: word.ofSets === true }
      return true
    case 'total':
      said.isTotal = true
      return true
    case 'sport':
      said.isSport = true
      return true
    case 'filler':
    case 'main':
      return true
    case 'unknown':
      return !/\d/.test(word.words) && !CHANGING.test(word.words)
    default:
      return false
  }
}

function merge(one: Sayings, other: Sayings): Sayings {
  return {
    ...{ ...one, ...other },
    aims: [...one.aims, ...other.aims],
    details: [...one.details, ...other.details],
    picks: [...one.picks, ...other.picks],
    ...{ isEasy: one.isEasy || other.isEasy, isOff: other.isOff, how: other.how ?? one.how },
    ...{ place: other.place ?? one.place, end: other.end ?? one.end, times: other.times ?? one.times },
    ...{ isTotal: one.isTotal || other.isTotal, isSport: one.isSport || other.isSport },
  }
}

/** Whether a length is the rest behind what stands before it. */
function isRest({ head, mark }: Unit, said: Sayings, last: Part, next: Unit | undefined): boolean {
  if (!head || head.inner || head.isCounted || said.end || said.picks.length > 0 || said.every) return false
  if (said.place === 'before' || said.place === 'behind' || said.place === 'either') return false
  if (said.place || said.how) return isSet(last) || said.how !== undefined
  if (!isSet(last) || (last.rests.length > 0 && last.times === 1)) return false
  const [length] = head.lengths
  if (!length) return false
  if (said.isOff && said.aims.length === 0) return true
  const bout = last.lengths[0] ?? last.parts[0]?.lengths[0]
  const isShort = bout !== undefined && (length.in === 's' ? length.size <= (bout.in === 's' ? bout.size : 240) : length.size <= 400 && length.size <= bout.size)
  if (said.isEasy && said.aims.length === 0) return isShort && (next !== undefined || length.size < 300)
  // "5x2k at LT, 45s": nothing is said of it.
  const isBare = said.aims.length + said.details.length === 0 && !said.isEasy && !said.isTotal && !said.isSport
  return isBare && isShort && last.rests.length === 0 && (mark === 'open' || (length.in === 's' && length.size <= 180))
}

function rest(last: Part, said: Sayings, unit: Unit): boolean {
  const { head } = unit
  if (!head) return false
  const how = said.how ?? (said.isEasy || said.aims.length + said.details.length > 0 ? 'easy' : 'rest')
  const rests = head.lengths.map((length): Rest => ({ from: head.from, to: head.to, length, how, aims: said.aims, details: said.details }))
  return addRests(last, rests, said.place === 'between sets')
}

function addRests(last: Part, rests: readonly Rest[], isBetweenSets: boolean): boolean {
  const [first] = rests
  if (!first) return false
  if (isBetweenSets || (last.kind === 'group' && rests.length === 1)) {
    if (rests.length > 1 || last.between || (last.times === 1 && last.kind !== 'group')) return false
    last.between = first
    return true
  }
  if (last.rests.length > 0) {
    // "3x(…)" without brackets: a second rest is that between the sets.
    if (last.times === 1 || last.lengths.length < 2 || last.between || rests.length > 1) return false
    last.between = first
    return true
  }
  const isListed = rests.length > 1
  const bouts = last.kind === 'group' ? last.parts.length : last.lengths.length
  if (isListed && rests.length !== bouts && rests.length !== bouts - 1) return false
  last.rests = [...rests]
  return true
}

/** What is said behind a part without a length of its own. */
function describe(last: Part, parts: readonly Part[], said: Sayings, unit: Unit): boolean {
  if (said.picks.length > 0) return pick(last, said, unit)
  if (said.share !== undefined) {
    const span = spanOf(unit)
    return addRests(last, [{ ...span, share: said.share, how: said.how ?? 'easy', aims: said.aims, details: [] }], false)
  }
  if (said.end || said.isTotal) return false
  if (said.place) {
    if (said.place === 'between' || said.place === 'between sets') return false
    last.place = said.place
  }
  if (said.step !== undefined) last.step = said.step
  if (said.times) {
    if (last.isCounted && last.kind !== 'group' && !said.times.ofSets) return false
    if (said.times.ofSets && parts.length > 1 && !last.isCounted) return false
    if (last.isCounted || last.times > 1) wrap(last, said.times.figure)
    else Object.assign(last, { times: said.times.figure, isCounted: true })
  }
  if (said.every) return false
  const target = last.kind === 'group' ? last.parts : [last]
  for (const part of target) {
    if (said.aims.length > 0 && part.aims.length > 0) {
      if (last.kind === 'group') continue
      // "(float = MP+40)", "tempo (76-85%)": the figures say it better.
      if (unit.mark !== 'open' || part.aims.length > 1 || said.aims.length > 1) return false
      part.aims = /\d/.test(said.aims[0]?.words ?? '') ? [...said.aims] : part.aims
    } else part.aims.push(...said.aims)
    part.details.push(...said.details)
    part.isEasy ||= said.isEasy
  }
  return true
}

/** Makes a part the only one of a group that is done several times. */
function wrap(part: Part, times: number): void {
  const inner: Part = { ...part }
  Object.assign(part, {
    ...{ kind: 'group', times, isCounted: true, lengths: [], parts: [inner], aims: [], details: [], rests: [], picks: [] },
    ...{ isEasy: false, between: undefined, every: undefined, step: undefined },
  })
}

function pick(last: Part, said: Sayings, unit: Unit): boolean {
  const [first, ...more] = said.picks
  if (!first || more.length > 0 || said.place || said.end || said.how || said.share !== undefined || said.every) return false
  const { head } = unit
  if (head && (head.inner || head.lengths.length !== 1)) return false
  const [length] = head?.lengths ?? []
  const aims = said.isEasy && said.aims.length === 0 ? [{ words: 'easy' }] : said.aims
  if (aims.length + said.details.length === 0) return false
  last.picks.push({ ...spanOf(unit), pick: first, ...(length ? { length } : {}), aims, details: said.details })
  return true
}

function spanOf({ head, ahead, behind }: Unit): { from: number; to: number } {
  const all = [...ahead, ...(head ? [head] : []), ...behind]
  return { from: Math.min(...all.map(({ from }) => from)), to: Math.max(...all.map(({ to }) => to)) }
}

function partOf(unit: Unit, said: Sayings): Part | undefined {
  const { head } = unit
  if (!head) return undefined
  const parts = head.inner ? partsOf(head.inner) : []
  if (!parts || (head.inner && parts.length === 0)) return undefined
  const { aims, details, isEasy, place, end, step, share, every, times, isTotal, picks } = said
  if (share !== undefined || every || picks.length > 0) return undefined
  // What is walked is no part of a run that is read here.
  if (said.how !== undefined && said.how !== 'jog' && said.how !== 'easy') return undefined
  if (times && head.isCounted) return undefined
  const part: Part = {
    ...spanOf(unit),
    ...{ kind: head.inner ? 'group' : 'bouts', times: times?.figure ?? head.times, isCounted: head.isCounted || times !== undefined },
    ...{ lengths: head.lengths, parts, aims: [], details: [], isEasy: false, rests: [], picks: [], isTotal },
    ...(place ? { place } : {}),
    ...(end ? { end } : {}),
    ...(step !== undefined ? { step } : {}),
  }
  const target = head.inner ? parts.filter((one) => one.aims.length === 0 && !one.isEasy) : [part]
  for (const one of target) {
    one.aims.push(...aims)
    one.details.push(...details)
    one.isEasy ||= isEasy || said.how !== undefined
  }
  return part
}

/** Words that say something of some of the repetitions, or take something back. */
const CHANGING =
  /^(?:every|alt\w*|half|halves|repeat\w*|again|second|third|next|other|unless|or|if|not?|don'?t|without|until|til+|skip|drop\w*|minus|plus|less|more|one|two|three|four|five|six|seven|eight|nine|ten|hundred|actually|wait|scrap|make|under|over|below|above|some|few|many|main|incl|getting|faster|slower|quicker|progress\w*|build\w*|desc\w*|negative|neg|cut|ladder|pyramid|swim\w*|progressing|lap|loop|upload|book|save|sync|share|my|can|should|yesterday|did)$/i
