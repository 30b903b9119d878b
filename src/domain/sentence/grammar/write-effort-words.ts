import { type SportId, sportOf } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { type Measured, metresOf } from './measure.ts'
import type { EffortName } from './part.ts'

export type AimContext = {
  sport: SportId
  unit: DistanceUnit
  /** The athlete's own threshold, in the sport's first unit. */
  reference?: number | undefined
  length?: Measured | undefined
  isSet: boolean
  /** The sentence. */
  text?: string
  /** The aim is where a ramp ends. */
  isRampTo?: boolean
  /** What is told of targets whose unit or base was not said. */
  assumed?: Set<string>
}

export function wordFor(name: EffortName, { sport, length, isSet, assumed }: AimContext): string | undefined {
  const { reference, inPool, racePaces } = sportOf(sport)
  const isRide = reference.metric === 'power'
  const seconds = length?.unit === 'seconds' ? length.value : undefined
  switch (name) {
    case 'recovery':
      return 'Z1'
    case 'easy':
      return 'easy'
    case 'float':
      return 'steady'
    case 'steady':
      return 'steady'
    case 'endurance':
      return 'Z2'
    case 'moderate':
      return 'moderate'
    case 'tempo':
      return 'tempo'
    case 'sweet spot':
      return isRide ? 'sweet spot' : undefined
    case 'threshold':
      return 'threshold'
    case 'css':
      return inPool ? 'css' : undefined
    case 'hard':
      if (isRide)
        return seconds !== undefined && seconds <= MOST_HARD_SECONDS
          ? '106-120%'
          : seconds !== undefined || isLongHard(length)
            ? 'threshold'
            : length && '106-120%'
      return isLongBout(length, isSet) ? 'hard' : 'very hard'
    // Which race it is was not said; a swimmer's is short (our choice).
    case 'race':
      return inPool ? (length && length.value < LEAST_OF_LONG_SWIM ? 'very hard' : 'css') : undefined
    case 'fast':
      return isRide ? '106-120%' : 'very hard'
    case 'vo2':
      return isRide ? '106-120%' : 'vo2max'
    case 'anaerobic':
      return isRide
        ? seconds !== undefined && seconds > MOST_ANAEROBIC_SECONDS
          ? undefined
          : 'anaerobic'
        : 'open effort 9/10'
    case 'sprint':
      return isRide && (seconds ?? 99) <= MOST_SPRINT_SECONDS ? 'sprint' : 'open effort 10/10'
    case 'max':
      return 'open effort 10/10'
    case 'time trial':
      return isRide ? 'threshold' : 'open effort 10/10'
    case 'ironman':
      return isRide
        ? shareOfRace(68, 75, 'FTP', assumed)
        : racePaces
          ? shareOfRace(80, 85, 'threshold pace', assumed)
          : undefined
    case 'half ironman':
      return isRide
        ? shareOfRace(78, 85, 'FTP', assumed)
        : racePaces
          ? shareOfRace(86, 91, 'threshold pace', assumed)
          : undefined
    case 'hills':
      if (isRide) return (seconds ?? 0) > MOST_HARD_SECONDS ? 'threshold' : '106-120%'
      return racePaces ? 'open effort 9/10' : undefined
  }
}

/** The power or the pace of a long race, in percent of threshold. */
function shareOfRace(low: number, high: number, of: string, assumed: Set<string> | undefined): string {
  assumed?.add(`This race was read as ${low}–${high} % of ${of}: say your own figure if you know it.`)
  return `${low}-${high}%`
}

/** Whether a distance on a bike takes longer than a short effort. */
function isLongHard(length: Measured | undefined): boolean {
  return length !== undefined && (metresOf(length) ?? 0) > MOST_HARD_METRES
}

const MOST_HARD_METRES = 3000

/** Whether a hard bout on foot or in a pool is too long for the hardest pace; a distance alone only where it is none of several. */
function isLongBout(length: Measured | undefined, isSet: boolean): boolean {
  if (length === undefined) return !isSet
  return length.unit === 'seconds' ? length.value > MOST_HARD_SECONDS : !isSet && (metresOf(length) ?? 0) > MOST_METRES
}

// Our choice.
const MOST_METRES = 1200

// Metres, yards or seconds.
const LEAST_OF_LONG_SWIM = 400

const MOST_HARD_SECONDS = 300

const MOST_ANAEROBIC_SECONDS = 120

const MOST_SPRINT_SECONDS = 20
