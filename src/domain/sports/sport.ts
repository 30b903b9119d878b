import type { DistanceUnit } from '../units/distance.ts'
import type { PaceUnit } from '../units/pace.ts'
import type { PaceZone } from './zones.ts'

export type TargetType = 'pace' | 'heartrate' | 'power' | 'open'
/** What a generated workout is measured by. */
export type Metric = 'heartrate' | 'pace' | 'power'

/** A length that a workout can be asked for, ends included. */
export type LengthRange = { unit: 'minutes' | DistanceUnit; min: number; max: number }

/** The easy parts of a workout, around its work or around what is locked. `build` is the second, firmer part of a warm-up. */
export type EasyPart = 'warmup' | 'build' | 'easy' | 'recovery' | 'cooldown'

/** How an athlete's reference value for a sport is called, measured and bounded. */
type Reference = {
  /** The metric it belongs to: cycling FTP to power, threshold pace and CSS to pace. */
  metric: 'pace' | 'power'
  label: string
  /** What it is called inside a sentence: "your threshold pace". */
  noun: string
  /** What it is called where there is little room: "72% of FTP". */
  shortName: string
  /** Bounds in watts, or in seconds per the first of `paceUnits`. */
  min: number
  max: number
  /** What estimates use where an athlete gave none, in the same unit as the bounds. */
  nominal: number
}

/** All that code asks of a sport. The registry adds the id as one of those known. */
export type SportDefinition = {
  id: string
  label: string
  /** What it is called inside a sentence: "a run", "a ride", "a swim". */
  noun: string
  /** What the text form calls it; the first is what a message proposes. */
  textNames: readonly [string, ...string[]]
  /** How a sentence that asks for a workout is read. */
  sentence: {
    /** Words for the sport, its equipment and its places. */
    words: readonly string[]
    /** The least figure without a unit that is minutes: "run 10" is a distance, "run 30" half an hour. Chosen. */
    minBareMinutes: number
  }
  workoutTypes: readonly string[]
  targets: readonly TargetType[]
  /** Metrics a generated workout can use, the form's order. */
  metrics: readonly Metric[]
  /** Kinds of length a workout can be asked for. */
  durationTypes: readonly ('time' | 'distance')[]
  /** Lengths a workout can be asked for, a range for each unit. */
  lengths: readonly LengthRange[]
  distanceUnits: readonly DistanceUnit[]
  /** The distance that a new request begins with, in the first of `distanceUnits`. */
  usualDistance: number
  /** Pace units, matching `distanceUnits` one to one; empty where pace is not used. */
  paceUnits: readonly PaceUnit[]
  paceZones: readonly PaceZone[]
  reference: Reference
  /** Where an athlete's profile keeps the reference value and the unit of distances. */
  profile: { reference: string; unit: string }
  /** Distances are whole lengths of a pool. */
  inPool: boolean
  /** Whether an endurance workout can end in strides: short, fast, relaxed runs. */
  hasStrides: boolean
  cadenceUnit: string
  /** Zone of the easy time before and after the work. */
  easyZone: number
  /** Name and notes of each easy part. */
  easyParts: Readonly<Record<EasyPart, { name: string; notes: string }>>
  /** Numbers of the FIT profile: `sport`, `sub_sport`, and each `sub_sport` of fitness equipment that means this sport. */
  fit: { sport: number; subSport: number; equipment: readonly number[] }
  /** The `Sport` of a TCX file; absent where its schema has none. */
  tcx?: 'Running' | 'Biking'
  /** The machine that trainer apps and their files control in this sport; absent where there is none. */
  trainer?: 'bike' | 'treadmill'
  /** Its sign: an SVG path, stroked in a square of 20, and its CSS colour. */
  mark: { path: string; colour: string }
  /** Percent of threshold (FTP, or speed) drawn at the foot and at the head of a profile chart. */
  chart: readonly [foot: number, head: number]
}
