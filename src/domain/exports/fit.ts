import { sportOf } from '../sports/registry.ts'
import type { Pool } from '../workout/swim.ts'
import { crc } from './fit/crc.ts'
import { METRIC, message, STATUTE, workoutFile, YARD_CENTIMETRES } from './fit/profile.ts'
import { decodeFit } from './fit/read/decode.ts'
import { isFit } from './fit/read/messages.ts'
import { readDrills, sayDrills } from './fit/swim-notes.ts'
import { deviceEntries } from './fit/write/device-steps.ts'
import { enumeration, type Field, string, uint16, uint32, uint32z } from './fit/write/field.ts'
import { type Message, writeFitFile } from './fit/write/file.ts'
import { likelyPool } from './fit/write/likely-pool.ts'
import { fitLosses } from './fit/write/losses.ts'
import { stepMessages } from './fit/write/step-messages.ts'
import { readEfforts, sayEfforts } from './shared/effort-notes.ts'
import type { EncodeOptions, FileWorkout, Format } from './shared/format.ts'
import { cutToOneLine, MAX_NAME_BYTES } from './shared/one-line.ts'

/** A workout file in Garmin's FIT protocol, which watches and bike computers of most makers read. */
export const fit: Format = {
  id: 'fit',
  label: 'FIT',
  readers: 'Garmin watches and bike computers, Hammerhead Karoo, and intervals.icu, which sends it on to others',
  extension: 'fit',
  mime: 'application/octet-stream',
  out: {
    losses: (workout, options) => fitLosses(sayInNotes(workout), options),
    encode: (workout, options) => encode(sayInNotes(workout), options),
    widens: true,
  },
  in: { recognises: isFit, decode: (bytes, options) => readDrills(readEfforts(decodeFit(bytes, options))) },
}

/** FIT has no fields for efforts and for much of a swim: the notes begin with them. */
function sayInNotes(workout: FileWorkout): FileWorkout {
  return sayEfforts(sayDrills(workout))
}

const MANUFACTURER_DEVELOPMENT = 255
/** The only capability that needs no sensor: a watch still counts down a step whose target it cannot measure. */
const CAPABILITY_TCX = 0x20
/** Seconds from the Unix epoch to FIT's own, 1989-12-31T00:00:00Z. */
const FIT_EPOCH = 631_065_600

function encode(workout: FileWorkout, options: EncodeOptions): Uint8Array<ArrayBuffer> {
  const steps = stepMessages(deviceEntries(workout, options))
  const body = [workoutMessage(workout, steps.length), ...steps]
  return writeFitFile([fileId(body, options.createdAt), ...body])
}

function fileId(body: readonly Message[], createdAt: Date): Message {
  return {
    number: message.fileId,
    fields: [
      enumeration(0, workoutFile),
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
    number: message.workout,
    fields: [
      string(8, cutToOneLine(workout.name, MAX_NAME_BYTES) || 'Workout'),
      enumeration(4, fit.sport),
      enumeration(11, fit.subSport),
      uint32z(5, CAPABILITY_TCX),
      uint16(6, steps),
      ...(inPool ? poolFields(workout.poolLength ?? likelyPool(workout.steps)) : []),
    ],
  }
}

function poolFields({ length, unit }: Pool): Field[] {
  const centimetres = unit === 'yards' ? length * YARD_CENTIMETRES : length * 100
  return [uint16(14, centimetres), enumeration(15, unit === 'yards' ? STATUTE : METRIC)]
}
