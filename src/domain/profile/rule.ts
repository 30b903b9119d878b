import { atLeast, roundDown } from '../units/tolerance.ts'
import type { StoredSteps } from '../workout/step.ts'
import type { Skyline } from './bars.ts'

/** What the rule under a profile counts: time, or the distance its steps are written in. */
export type RuleUnit = 'time' | 'kilometers' | 'miles' | 'meters' | 'yards'

/** A mark on the rule, `at` seconds from the start. */
export type Mark = { at: number; rank: 'minor' | 'middle' | 'major'; label?: string }

type Scale = {
  minor: number
  middle: number
  majors: readonly number[]
  unit: string
  write: (value: number) => string
}

const minutes: Scale = {
  minor: 60,
  middle: 300,
  majors: [60, 120, 300, 600, 900, 1200, 1800, 3600, 7200],
  unit: 'min',
  write: (seconds) => {
    const [hours, rest] = [Math.floor(seconds / 3600), (seconds % 3600) / 60]
    return hours > 0 ? `${hours}:${String(rest).padStart(2, '0')}` : String(rest)
  },
}
const long = { minor: 1, middle: 5, majors: [1, 2, 5, 10, 20, 50, 100], write: String }
const pool = { minor: 100, middle: 500, majors: [100, 200, 500, 1000, 2000, 5000], write: String }
const scales: Record<RuleUnit, Scale> = {
  time: minutes,
  kilometers: { ...long, unit: 'km' },
  miles: { ...long, unit: 'mi' },
  meters: { ...pool, unit: 'm' },
  yards: { ...pool, unit: 'yd' },
}

const [MIN_LABEL_GAP_PX, MIN_TICK_GAP_PX] = [64, 7]

/** The marks of the rule. Labels stand at least 64 px apart, ticks at least 7 px. */
export function marksOf(skyline: Skyline, unit: RuleUnit, width: number): Mark[] {
  const distances = distancesOf(skyline, unit)
  const length = distances.at(-1) ?? 0
  if (!(length > 0) || !(width > 0)) return []
  const scale = scales[unit]
  const px = (value: number) => (value * width) / length
  const major = scale.majors.find((step) => px(step) >= MIN_LABEL_GAP_PX) ?? scale.majors.at(-1) ?? length
  const step = [scale.minor, scale.middle].find((one) => px(one) >= MIN_TICK_GAP_PX) ?? major
  return Array.from({ length: roundDown(length / step, 'ratio') + 1 }, (_, index): Mark => {
    const value = index * step
    const at = secondsAt(value, skyline, distances)
    if (value % major === 0) return { at, rank: 'major', label: value === 0 ? `0 ${scale.unit}` : scale.write(value) }
    return { at, rank: value % scale.middle === 0 ? 'middle' : 'minor' }
  })
}

/** The unit of a workout's rule: the one unit of distance of all its steps but rest, else time. */
export function ruleUnitOf(steps: StoredSteps): RuleUnit {
  const units = new Set(
    steps.flatMap((entry) =>
      'repeat' in entry || (entry.intensity === 'rest' && entry.duration.type === 'time')
        ? []
        : [entry.duration.type === 'time' ? 'time' : (entry.duration.unit as RuleUnit)],
    ),
  )
  const [only] = units
  return only && units.size === 1 ? only : 'time'
}

/** The distance or time covered at the start of each bar and at the end of the last, in the rule's unit. */
function distancesOf({ bars, seconds }: Skyline, unit: RuleUnit): number[] {
  if (unit === 'time') return [...bars.map(({ start }) => start), seconds]
  const covered = [0]
  for (const { step } of bars)
    covered.push((covered.at(-1) ?? 0) + (step.duration.type === 'distance' ? step.duration.value : 0))
  return covered
}

function secondsAt(value: number, { bars, seconds }: Skyline, distances: readonly number[]): number {
  const index = bars.findIndex((_, place) => atLeast(distances[place + 1] ?? 0, value, 'metres') && lengthOf(place) > 0)
  const bar = bars[index]
  if (!bar) return seconds
  return bar.start + ((value - (distances[index] ?? 0)) / lengthOf(index)) * bar.seconds

  function lengthOf(place: number): number {
    return (distances[place + 1] ?? 0) - (distances[place] ?? 0)
  }
}
