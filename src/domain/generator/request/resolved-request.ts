import type { Race } from '../../sports/races.ts'
import type { Sport, WorkoutType } from '../../sports/registry.ts'
import type { Metric } from '../../sports/sport.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { PaceUnit } from '../../units/pace.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { Pool } from '../../workout/swim.ts'
import type { Direction } from './direction.ts'
import type { BoutEffort, SessionEffort } from './effort.ts'

/** A request with every value parsed, looked up and within its bounds: all that the builders read. */
export type ResolvedRequest = {
  sport: Sport
  type: WorkoutType
  length: AskedLength
  metric: Metric
  /** Watts, or seconds per the sport's own unit of pace; undefined if the metric is heart rate. */
  reference: number | undefined
  /** The unit that the athlete writes a pace in; the answer uses it too. */
  paceUnit: PaceUnit
  /** Present if the sport is in a pool. */
  pool?: Pool
  /** The main set, if the athlete asked for one. */
  set?: AskedSet
  /** The main set as the athlete wrote it out: steps and repeats, each in its own unit. */
  mainSet?: StoredSteps
  /** The asked lengths of warm-up and cool-down. */
  warmup?: AskedEnd
  cooldown?: AskedEnd
  /** Whether an endurance run ends in strides, short, fast, relaxed runs; or how many of them. */
  strides: boolean | number
  /** How hard the whole session is: nothing in it is harder, but for strides that are asked for. */
  effort?: SessionEffort | undefined
  /** What to mind in the whole session. */
  notes?: string | undefined
  /** The race at whose pace the work is done. */
  racePace?: Race | undefined
  seed?: number | undefined
  previous?: PreviousVersion
}

/** The requested length: minutes, with decimals, or a distance in its unit. */
export type AskedLength =
  | { type: 'time'; unit: 'minutes'; value: number }
  | { type: 'distance'; unit: DistanceUnit; value: number }

/** `times` bouts of the length `value`, such as 3 × 8 minutes; `restSeconds`: the recovery after each, if asked for. */
export type AskedSet = {
  times: number
  value: number
  unit: 'seconds' | 'minutes' | DistanceUnit
  restSeconds?: number | undefined
  /** How hard the bouts are, if the athlete says it. */
  effort?: BoutEffort | undefined
  /** What to mind in them. */
  notes?: string | undefined
}

/** The length of a warm-up or a cool-down, in its own unit. */
export type AskedEnd = Pick<AskedSet, 'value' | 'unit'>

/** The version before. `locked`: the indexes of the entries, in the editor form, that stay as they are. */
export type PreviousVersion = { steps: StoredSteps; direction: Direction; locked: readonly number[] }
