import { METRES_PER_MILE, toMetres } from '../../units/distance.ts'
import type { Step } from '../../workout/step.ts'
import { type Check, checkAt } from './check.ts'
import type { Facts } from './facts.ts'

/** Asks about watts, paces and cadences beyond those of the best in the world: 2500 W for 10 minutes, a kilometre in 1:00. */
export function findBeyondRecords({ understood: { found }, steps, sport }: Facts): Check[] {
  const place = found.find(({ field }) => field === 'mainSet') ?? found.find(({ field }) => field === 'durationValue')
  if (!place) return []
  if (steps.some(({ cadence }) => cadence && cadence.min > FASTEST_CADENCE)) return [checkAt(place, TOO_QUICK)]
  return steps.some((step) => isTooStrong(step) || isTooFast(step, sport.inPool)) ? [checkAt(place, BEYOND)] : []
}

/** Whether watts or a pace are far beyond those of the best in the world. */
export function isFarBeyondRecords(step: Step, isSwum: boolean): boolean {
  return isTooStrong(step, FAR_BEYOND) || isTooFast(step, isSwum, FAR_BEYOND)
}

/** No record is ever broken by a fifth. */
const FAR_BEYOND = 1.2

/** Turns or steps a minute: sprinters on a track reach it. */
const FASTEST_CADENCE = 240
const TOO_QUICK = 'Nobody turns so quickly: check the cadence.'

const BEYOND = 'Nobody in the world holds this so long: check the figure and its unit.'

/** The most watts of the best riders and the seconds that they hold them, in round figures. */
const STRONGEST: readonly (readonly [seconds: number, watts: number])[] = [
  [3600, 500],
  [1200, 560],
  [300, 700],
  [60, 1250],
  [30, 1600],
  [0, 2600],
]

function isTooStrong({ target, duration }: Step, by = 1): boolean {
  if (target?.type !== 'power' || target.rangeMin === undefined) return false
  const seconds = duration.type === 'time' ? duration.value : 0
  const [, watts = 0] = STRONGEST.find(([least]) => seconds >= least) ?? []
  return target.rangeMin > watts * by
}

/** The seconds per kilometre of the world records on foot, by their metres. */
const FASTEST_RUNS: readonly (readonly [metres: number, seconds: number])[] = [
  [42_000, 171],
  [21_000, 161],
  [10_000, 156],
  [5000, 150],
  [3000, 145],
  [1500, 137],
  [800, 126],
  [400, 107],
  [0, 95],
]

/** The seconds per 100 m of the world records in the water. */
const FASTEST_SWIMS: readonly (readonly [metres: number, seconds: number])[] = [
  [1500, 56],
  [800, 55],
  [400, 53],
  [200, 48],
  [100, 44],
  [0, 38],
]

function isTooFast({ target, duration }: Step, isSwum: boolean, by = 1): boolean {
  if (target?.type !== 'pace' || typeof target.rangeMax !== 'number') return false
  const metres = METRES[target.rangeUnit ?? (isSwum ? '100m' : 'km')]
  if (metres === undefined || target.rangeMax <= 0) return false
  const secondsPerMetre = target.rangeMax / metres
  const far =
    duration.unit === 'minutes' || duration.unit === 'seconds'
      ? duration.value / secondsPerMetre
      : toMetres(duration.value, duration.unit)
  const [, record = 0] = (isSwum ? FASTEST_SWIMS : FASTEST_RUNS).find(([least]) => far >= least) ?? []
  return secondsPerMetre * (isSwum ? 100 : 1000) < record / by
}

const METRES: Record<string, number> = { km: 1000, mile: METRES_PER_MILE, '100m': 100, '100yd': 91.44 }
