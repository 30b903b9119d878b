import type { DistanceUnit } from '../units/distance.ts'
import type { PaceUnit } from '../units/pace.ts'
import type { Race } from './races.ts'
import type { TargetPart } from './target-parts.ts'
import type { PaceZone } from './zones.ts'

export type TargetType = 'pace' | 'heartrate' | 'power' | 'open'
/** What a generated workout is measured by. */
export type Metric = 'heartrate' | 'pace' | 'power'

/**
 * Lengths that a generated workout can have in one unit, limits included. Nothing longer than `longDay` is proposed to
 * somebody who did not ask for it: our choice, what people do on a long day.
 */
export type LengthRange = { unit: 'minutes' | DistanceUnit; min: number; max: number; longDay: number }

/** The easy parts of a workout, around its work or around what is locked. `build` is the second, firmer part of a warm-up. */
export type EasyPart = 'warmup' | 'build' | 'easy' | 'recovery' | 'cooldown'

/** The name, the metric and the bounds of an athlete's reference value: FTP by power, threshold pace and CSS by pace. */
type Reference = {
  label: string
  /** What it is called inside a sentence: "your threshold pace". */
  noun: string
  /** Its short name: "72% of FTP". */
  shortName: string
  /** Bounds in watts, or in seconds per the first of `paceUnits`. */
  min: number
  max: number
  /** What estimates use if the athlete gave none, in the unit of the bounds. */
  nominal: number
} & (
  | { metric: 'pace' }
  /** The speed at threshold that distances are estimated by: watts alone do not tell it. */
  | { metric: 'power'; nominalKilometresPerHour: number }
)

/** Everything the code needs to know about a sport. `registry.ts` narrows `id` to the known ids. */
export type SportDefinition = {
  id: string
  label: string
  /** What it is called inside a sentence: "a run", "a ride", "a swim". */
  noun: string
  /** What the text form calls it; the first is what a message proposes. */
  textNames: readonly [string, ...string[]]
  /** How a sentence that asks for a workout is read. */
  sentence: {
    /** Words for the sport, its equipment and its places, separated by commas. */
    words: string
    /** A number without a unit is minutes from this value up, and a distance below it. Our choice. */
    minBareMinutes: number
    /** Names of sessions that no other sport has. */
    ownSessions: readonly string[]
    /** The distance of warm-up and cool-down, and the pace of recoveries; absent where both are a share of the distance. */
    easyAround?: { kilometres: number; secondsPerKilometre: number }
  }
  /** Interval and endurance among them: a sentence that names none means one of these. */
  workoutTypes: readonly string[]
  /** The zone that the work of a type is done in, in zones of `reference.metric`; none for a type of several zones. */
  workZones: Readonly<Partial<Record<string, number>>>
  targets: readonly TargetType[]
  /** Metrics that a generated workout can use, in the order of the form. */
  metrics: readonly Metric[]
  /** Kinds of length that a generated workout can have, in the order of the form. */
  durationTypes: readonly ('time' | 'distance')[]
  lengths: readonly LengthRange[]
  distanceUnits: readonly DistanceUnit[]
  /** The distance that a new request begins with, in the first of `distanceUnits`. */
  usualDistance: number
  /** The unit of pace for each of `distanceUnits`; none if the sport has no pace. */
  paceUnits: readonly PaceUnit[]
  paceZones: readonly PaceZone[]
  reference: Reference
  /**
   * Where an athlete's profile keeps the reference value and the unit of distances, and their own bounds of the zones of
   * `reference.metric` and of heart rate.
   */
  profile: { reference: string; unit: string; zones: string; heartRateZones: string }
  /** Whether distances are whole lengths of a pool. */
  inPool: boolean
  /** Whether an endurance workout can end in strides: short, fast, relaxed runs. */
  hasStrides: boolean
  cadenceUnit: 'rpm' | 'steps/min' | 'strokes/min'
  /** The races at whose pace the work of a type can be done; absent if the sport has no races by pace. */
  racePaces?: Readonly<Partial<Record<string, readonly Race[]>>>
  /** Zone of the easy time before and after the work. */
  easyZone: number
  /** Name and notes of each easy part. */
  easyParts: Readonly<Record<EasyPart, { name: string; notes: string }>>
  /** Numbers of the FIT profile: `sport`, `sub_sport`, and each `sub_sport` of fitness equipment that means this sport. */
  fit: { sport: number; subSport: number; equipment: readonly number[] }
  /** The `Sport` of a TCX file; absent if its schema has none. */
  tcx?: 'Running' | 'Biking'
  /** Parts of the zones that generated steps aim at, short bouts first; `docs/coaching.md` names the sources. */
  targetParts: readonly TargetPart[]
  /** Percent of threshold power or speed that efforts 1 to 10 stand for in drawings and estimates. Our choice. */
  effortScale: readonly number[]
  /** The machine that trainer apps and their files control in this sport; absent if there is none. */
  trainer?: 'bike' | 'treadmill'
  /** Its icon: an SVG path, stroked in a square of 20, and its CSS colour. */
  mark: { path: string; colour: string }
  /** The scale of a workout's chart, in percent of threshold power or speed. */
  chart: readonly [bottom: number, top: number]
}
