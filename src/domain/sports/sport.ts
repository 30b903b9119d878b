import type { DistanceUnit } from '../units/distance.ts'
import type { PaceUnit } from '../units/pace.ts'
import type { PaceZone } from './zones.ts'

export type TargetType = 'pace' | 'heartrate' | 'power' | 'open'
/** What a generated workout is measured by. */
export type Metric = 'heartrate' | 'pace' | 'power'

/** How an athlete's reference value for a sport is called, measured and bounded. */
type Reference = {
  /** The metric it belongs to: cycling FTP to power, threshold pace and CSS to pace. */
  metric: 'pace' | 'power'
  label: string
  /** Bounds in watts, or in seconds per the first of `paceUnits`. */
  min: number
  max: number
  /** What estimates use where an athlete gave none, in the same unit as the bounds. */
  nominal: number
}

/** A sport is a plain value: ask it, not its name. */
export type Sport = {
  id: 'running' | 'cycling' | 'swimming'
  label: string
  /** What it is called inside a sentence: "a run", "a ride", "a swim". */
  noun: string
  workoutTypes: readonly string[]
  targets: readonly TargetType[]
  /** Metrics a generated workout can use, the form's order. */
  metrics: readonly Metric[]
  /** Lengths a workout can be asked for. */
  durationTypes: readonly ('time' | 'distance')[]
  distanceUnits: readonly DistanceUnit[]
  /** Pace units, matching `distanceUnits` one to one; empty where pace is not used. */
  paceUnits: readonly PaceUnit[]
  paceZones: readonly PaceZone[]
  reference: Reference
  /** Distances are whole lengths of a pool. */
  inPool: boolean
  /** Numbers of the FIT profile's `sport` and `sub_sport`. */
  fit: { sport: number; subSport: number }
  /** Percent of threshold (FTP, or speed) drawn at the foot and at the head of a profile chart. */
  chart: readonly [foot: number, head: number]
}
