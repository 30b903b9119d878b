import type { DistanceUnit } from '../../units/distance.ts'
import type { Intensity } from '../../workout/intensity.ts'
import type { Stroke, SwimEquipment } from '../../workout/swim.ts'

// Numbers of the FIT profile (21.40) that a workout file is made of, in both directions.

export const message = { fileId: 0, workout: 26, step: 27 } as const

export const workoutFile = 5

/** The first of the four fields of a target: its type, a value, and the ends of a range. */
export const [firstTargetField, secondTargetField] = [3, 19]

/** `wkt_step_duration`. */
export const duration = {
  time: 0,
  distance: 1,
  open: 5,
  repeatUntilStepsComplete: 6,
  repetitionTime: 28,
  timeOnly: 31,
} as const

/** `wkt_step_target`. */
export const target = { pace: 0, heartrate: 1, open: 2, cadence: 3, power: 4, swimStroke: 11 } as const

export const intensityNumber: Record<Intensity, number> = {
  active: 0,
  rest: 1,
  warmup: 2,
  cooldown: 3,
  recovery: 4,
  interval: 5,
}

/** `swim_stroke`; a drill is a stroke of its own. */
export const strokeNumber: Record<Stroke, number> = {
  freestyle: 0,
  backstroke: 1,
  breaststroke: 2,
  butterfly: 3,
  mixed: 5,
  medley: 6,
}
export const DRILL = 4

/** `workout_equipment`. */
export const equipmentNumber: Record<SwimEquipment, number> = {
  fins: 1,
  kickboard: 2,
  paddles: 3,
  'pull buoy': 4,
  snorkel: 5,
}

/** A figure of heart rate up to 100 is percent of the maximum, one of power up to 1000 percent of FTP. */
export const BEATS_FROM = 100
export const WATTS_FROM = 1000

// A watch needs a figure also for an open end: one that no athlete passes. Watts and beats are limits of the sport; 0.2 m/s is 83 minutes for a kilometre, 30 m/s faster than any bicycle on the flat.
export const openEnd = { power: 2000, heartrate: 250, slow: 200, fast: 30_000 } as const

export const YARD_CENTIMETRES = 91.44

// Centimetres. The yard is the exact one here, not the specification's rounded one: a watch counts whole lengths of a
// pool, and 400 yards have to be sixteen lengths of 25.
export const centimetresPer: Record<DistanceUnit, number> = {
  kilometers: 100_000,
  miles: 160_934.4,
  meters: 100,
  yards: YARD_CENTIMETRES,
}

/** `display_measure`, of a pool's length. */
export const [METRIC, STATUTE] = [0, 1]
