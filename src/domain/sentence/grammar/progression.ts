import { sportOf } from '../../sports/registry.ts'
import { isEasyAim } from './easy-aims.ts'
import { type Measured, measure } from './measure.ts'
import type { Aim, EffortName, Part } from './part.ts'
import { sizeIn } from './rounds.ts'
import { lengthIn } from './sizes.ts'
import type { Writing } from './writing.ts'
import { zoneOf } from './zones-of-efforts.ts'

/** A run that gets faster as steps of about the same length, from easy to what it ends with; undefined where it is none or cannot be cut. */
export function stepsOfProgression(part: Part, writing: Writing): Part[] | undefined {
  const { length, times, inner, rungs, role, ramp, every, aims } = part
  if (ramp !== 'rising' || !length || times.length > 0 || inner || rungs || role || !sportOf(writing.sport).racePaces)
    return undefined
  const whole = measure(length, 'whole', writing)
  if (!whole) return undefined
  const all = sizeIn(whole)
  if (all < (whole.unit === 'seconds' ? LEAST_SECONDS : LEAST_METRES)) return undefined
  const between = every && measure(every.unit ? every : { ...every, unit: length.unit }, 'stretch', writing)
  const isFitting = between && (between.unit === 'seconds') === (whole.unit === 'seconds')
  if (every && !isFitting) return undefined
  const count = between ? Math.round(all / sizeIn(between)) : undefined
  if (between && Math.abs(all / sizeIn(between) - (count ?? 0)) > 0.02) return undefined
  const targets = targetsOf(aims.every(isEasyAim) ? [] : aims, count)
  if (!targets || (count !== undefined && targets.length !== count)) return undefined
  const { ramp: _ramp, every: _every, ...own } = part
  const lengths = cut(whole, targets.length)
  return targets.map((aim, index) => ({
    ...own,
    aims: [{ ...aim, from: part.from, to: part.to }],
    length: lengthIn(lengths[index] ?? 0, whole),
  }))
}

// Shorter ones are done as one step that rises (our choice).
const [LEAST_SECONDS, LEAST_METRES] = [600, 2000]

/** The efforts from the first to the last; three of them where only the end or nothing is said. */
function targetsOf(aims: readonly Aim[], count: number | undefined): Aim[] | undefined {
  const [first, last] = [aims[0], aims.at(-1)]
  if (!first || !last)
    return count === undefined || (count >= 2 && count <= RISING.length)
      ? RISING.slice(0, count ?? 3).map(effort)
      : undefined
  const start = aims.length > 1 ? first : effort('easy')
  if (aims.length > 2) return count === undefined ? [...aims] : undefined
  if (aims.length === 1 && first.kind === 'pace' && first.low !== first.high) return pacesOf(first, count ?? 3)
  if (start.kind === 'pace' && last.kind === 'pace') return pacesOf({ ...start, high: last.low }, count ?? 3)
  const [from, to] = [zoneOfAim(start), zoneOfAim(last)]
  if (from !== undefined && to !== undefined && to > from) {
    const between = RISING.slice(from, to - 1).map(effort)
    const own = [start, ...between, last]
    return count === undefined || own.length === count ? own : undefined
  }
  const isPace = (last.kind === 'pace' && last.low === last.high) || last.kind === 'time'
  if (((last.kind === 'race' && !last.until) || isPace) && from !== undefined && from <= 2)
    return [start, ...(from === 1 ? [effort('steady')] : []), last]
  return undefined
}

const RISING: readonly EffortName[] = ['easy', 'steady', 'tempo', 'threshold']

function effort(name: EffortName): Aim {
  return { kind: 'effort', name, from: 0, to: 0 }
}

function zoneOfAim(aim: Aim): number | undefined {
  if (aim.kind === 'zone') return aim.low === aim.high ? aim.low : undefined
  if (aim.kind !== 'effort') return undefined
  const zone = zoneOf[aim.name]
  return zone
}

function pacesOf(aim: Aim & { kind: 'pace' }, count: number): Aim[] | undefined {
  if (aim.high >= aim.low || count < 2 || count > 12) return undefined
  return Array.from({ length: count }, (_, index) => {
    const pace = Math.round(aim.low + ((aim.high - aim.low) * index) / (count - 1))
    return { ...aim, low: pace, high: pace }
  })
}

/** Equal pieces in whole minutes or half miles and kilometres; what is over goes to the first. */
function cut(whole: Measured, count: number): number[] {
  const all = sizeIn(whole)
  const unit = whole.unit === 'seconds' ? 60 : (0.5 * all) / whole.value
  const isMetres = whole.unit === 'meters'
  const piece = isMetres ? all / count : Math.floor(all / count / unit) * unit
  return Array.from({ length: count }, (_, index) => (index === 0 ? all - piece * (count - 1) : piece))
}
