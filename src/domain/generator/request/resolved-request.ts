import type { Sport, WorkoutType } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'
import type { Direction } from './direction.ts'

/** A request with every value parsed, looked up and within its bounds: all that the builders read. */
export type ResolvedRequest = {
  sport: Sport
  type: WorkoutType
  length: AskedLength
  metric: Metric
  /** Watts, or seconds per the sport's own unit of pace; undefined by heart rate, which needs none. */
  reference: number | undefined
  /** The unit that the athlete writes a pace in; paces are answered in it. */
  paceUnit: PaceUnit
  /** Present where the sport is in a pool. */
  pool?: Pool
  set?: AskedSet
  /** Whether an endurance run ends in strides. */
  strides: boolean
  seed?: number | undefined
  previous?: PreviousVersion
}

/** How long the workout is asked for: minutes, with decimals, or a distance in its unit. */
export type AskedLength =
  | { type: 'time'; unit: 'minutes'; value: number }
  | { type: 'distance'; unit: DistanceUnit; value: number }

/** The main set asked for: 3 × 8 minutes. `restSeconds` is the recovery after each bout, where the athlete gives one. */
export type AskedSet = {
  times: number
  value: number
  unit: 'seconds' | 'minutes' | DistanceUnit
  restSeconds?: number | undefined
}

/** The version before. `locked` counts the entries of the editor's form that stay as they are. */
export type PreviousVersion = { steps: StoredSteps; direction: Direction; locked: readonly number[] }
