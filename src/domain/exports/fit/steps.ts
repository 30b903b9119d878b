import type { Sport } from '../../sports/sport.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import { toGroups, toStored } from '../../workout/groups.ts'
import { defaultStepName, type Intensity } from '../../workout/intensity.ts'
import { type Duration, isRepeat, type Repeat, type Step, type StoredSteps } from '../../workout/step.ts'
import { enumeration, noUint32, string, uint16, uint32 } from './field.ts'
import type { Message } from './file.ts'
import { deviceTarget } from './target.ts'
import { fitted, utf8 } from './text.ts'

const WORKOUT_STEP = 27
const [TIME, DISTANCE, REPEAT_UNTIL_STEPS_COMPLETE] = [0, 1, 6]
const OPEN_TARGET = 2
const intensityNumber: Record<Intensity, number> = {
  active: 0,
  rest: 1,
  warmup: 2,
  cooldown: 3,
  recovery: 4,
  interval: 5,
}

/** Bytes of a step's name and notes: two lines and one screen of a watch. */
const [NAME_BYTES, NOTES_BYTES] = [32, 200]

// Centimetres. The yard is the exact one here, not the specification's rounded one: a watch counts whole lengths of a
// pool, and 400 yards have to be sixteen lengths of 25.
const centimetresPer: Record<DistanceUnit, number> = {
  kilometers: 100_000,
  miles: 160_934.4,
  meters: 100,
  yards: 91.44,
}

/** The steps as a watch counts them; a repeat follows its steps, as in the stored form, and once is no repeat. */
export function stepMessages(stored: StoredSteps, sport: Sport): Message[] {
  const entries = toStored(toGroups(stored))
  const names = entries.map((entry) => (isRepeat(entry) ? '' : nameOf(entry)))
  const nameSize = Math.max(...names.map((name) => utf8(name).length)) + 1
  return entries.map((entry, index) =>
    isRepeat(entry) ? repeatMessage(entry, index) : stepMessage(entry, index, sport, nameSize),
  )
}

function stepMessage(step: Step, index: number, sport: Sport, nameSize: number): Message {
  const target = deviceTarget(step.target, sport)
  const notes = fitted(step.notes ?? '', NOTES_BYTES)
  return {
    number: WORKOUT_STEP,
    fields: [
      uint16(254, index),
      string(0, nameOf(step), nameSize),
      enumeration(7, intensityNumber[step.intensity]),
      enumeration(1, step.duration.type === 'time' ? TIME : DISTANCE),
      uint32(2, durationValue(step.duration)),
      enumeration(3, target.type),
      uint32(4, target.zone),
      target.range ? uint32(5, target.range.low) : noUint32(5),
      target.range ? uint32(6, target.range.high) : noUint32(6),
      ...(notes ? [string(8, notes)] : []),
    ],
  }
}

function repeatMessage({ repeat }: Repeat, index: number): Message {
  return {
    number: WORKOUT_STEP,
    fields: [
      uint16(254, index),
      enumeration(1, REPEAT_UNTIL_STEPS_COMPLETE),
      uint32(2, index - repeat.steps),
      enumeration(3, OPEN_TARGET),
      uint32(4, repeat.count),
    ],
  }
}

/** Milliseconds or centimetres; at least one, for a watch takes 0 for "no end". */
function durationValue({ type, unit, value }: Duration): number {
  const exact = type === 'time' ? value * 1000 : value * centimetresPer[unit as DistanceUnit]
  return Math.max(1, Math.round(exact))
}

function nameOf(step: Step): string {
  return fitted(step.name ?? '', NAME_BYTES) || defaultStepName[step.intensity]
}
