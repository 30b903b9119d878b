import { sportOf } from '../sports/registry.ts'
import type { Pool } from '../workout/swim.ts'
import { crc } from './fit/crc.ts'
import { enumeration, type Field, string, uint16, uint32, uint32z } from './fit/field.ts'
import { fitFile, type Message } from './fit/file.ts'
import { likelyPool } from './fit/pool.ts'
import { stepMessages } from './fit/steps.ts'
import { fitted } from './fit/text.ts'
import type { EncodeOptions, FileWorkout, Format } from './format.ts'

/** A workout file in Garmin's FIT protocol, which watches and bike computers of most makers read. */
export const fit: Format = {
  id: 'fit',
  label: 'FIT',
  readers: 'Garmin, Wahoo, Coros, Suunto and most other watches and bike computers',
  extension: 'fit',
  mime: 'application/octet-stream',
  out: { losses: () => [], encode },
}

const [FILE_ID, WORKOUT] = [0, 26]
const WORKOUT_FILE = 5
const MANUFACTURER_DEVELOPMENT = 255
/** The one capability that asks no sensor of the watch: a step whose target it cannot measure is still counted down. */
const CAPABILITY_TCX = 0x20
const [METRIC, STATUTE] = [0, 1]
const NAME_BYTES = 48
/** Seconds from the Unix epoch to FIT's own, 1989-12-31T00:00:00Z. */
const FIT_EPOCH = 631_065_600

function encode(workout: FileWorkout, options: EncodeOptions): Uint8Array<ArrayBuffer> {
  const steps = stepMessages(workout.steps, sportOf(workout.sport))
  const body = [workoutMessage(workout, steps.length), ...steps]
  return fitFile([fileId(body, options.createdAt), ...body])
}

function fileId(body: readonly Message[], createdAt: Date): Message {
  return {
    number: FILE_ID,
    fields: [
      enumeration(0, WORKOUT_FILE),
      uint16(1, MANUFACTURER_DEVELOPMENT),
      uint16(2, 0),
      uint32z(3, serialOf(body)),
      uint32(4, Math.floor(createdAt.getTime() / 1000) - FIT_EPOCH),
    ],
  }
}

/** Watches tell files apart by serial number and moment; two workouts saved in one second must not look like one. */
function serialOf(body: readonly Message[]): number {
  const bytes = body.flatMap(({ fields }) => fields.flatMap((field) => field.bytes))
  return 0x10000 + crc(bytes)
}

function workoutMessage(workout: FileWorkout, steps: number): Message {
  const { fit, inPool } = sportOf(workout.sport)
  return {
    number: WORKOUT,
    fields: [
      string(8, fitted(workout.name, NAME_BYTES) || 'Workout'),
      enumeration(4, fit.sport),
      enumeration(11, fit.subSport),
      uint32z(5, CAPABILITY_TCX),
      uint16(6, steps),
      ...(inPool ? poolFields(workout.poolLength ?? likelyPool(workout.steps)) : []),
    ],
  }
}

function poolFields({ length, unit }: Pool): Field[] {
  const centimetres = unit === 'yards' ? length * 91.44 : length * 100
  return [uint16(14, centimetres), enumeration(15, unit === 'yards' ? STATUTE : METRIC)]
}
