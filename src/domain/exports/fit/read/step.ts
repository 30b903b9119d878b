import type { Sport } from '../../../sports/registry.ts'
import { type DistanceUnit, decimalsOf } from '../../../units/distance.ts'
import { defaultStepName, type Intensity, intensities } from '../../../workout/intensity.ts'
import type { Duration, Step } from '../../../workout/step.ts'
import { type SwimEquipment, swimEquipment } from '../../../workout/swim.ts'
import { timeOf } from '../../shared/reading/step-parts.ts'
import {
  centimetresPer,
  duration as durationNumber,
  equipmentNumber,
  firstTargetField,
  intensityNumber,
  secondTargetField,
} from '../profile.ts'
import type { ReadLoss } from './losses.ts'
import type { ReadMessage } from './messages.ts'
import { mergeTargets, readTarget } from './target.ts'

/** A step of a file, or a rest until `restUntil` seconds after the start of the step before it. */
export type ReadStep = { step: Step; lost: ReadLoss[] } | { restUntil: number }

/** Reads a step that is no repeat. `poolUnit` is the likely unit of a swim's distances. */
export function readStep({ fields }: ReadMessage, sport: Sport, poolUnit: DistanceUnit | undefined): ReadStep {
  const figure = (number: number) => figureOf(fields.get(number))
  const [type, value] = [figure(1), figure(2)]
  if (type === durationNumber.repetitionTime && value) return { restUntil: value / 1000 }
  const intensity = intensities.find((one) => intensityNumber[one] === figure(7)) ?? 'active'
  const target = (at: number) =>
    readTarget({ type: figure(at), value: figure(at + 1), low: figure(at + 2), high: figure(at + 3) }, sport)
  const { fields: targets, lost } = mergeTargets(target(firstTargetField), target(secondTargetField))
  const ended = endOf(type, value, intensity, (centimetres) => distanceOf(centimetres, sport, poolUnit))
  const equipment = swimEquipment.find((one: SwimEquipment) => equipmentNumber[one] === figure(9))
  const name = textOf(fields.get(0))
  const notes = textOf(fields.get(8))
  return {
    step: {
      ...(name && name !== defaultStepName[intensity] ? { name } : {}),
      ...(notes ? { notes } : {}),
      intensity,
      duration: ended.duration,
      ...targets,
      ...(equipment ? { equipment: [equipment] } : {}),
    },
    lost: [...(ended.lost ? [ended.lost] : []), ...lost],
  }
}

/** The number of a step that repeats go by; above it stand flags. Undefined if a file leaves it out. */
export function indexOf({ fields }: ReadMessage): number | undefined {
  const index = figureOf(fields.get(254))
  return index === undefined ? undefined : index & 0xfff
}

/** A figure of a field that should hold one. */
export function figureOf(value: number | string | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/** Text of a field that should hold some, without what no database keeps. */
export function textOf(value: number | string | undefined): string {
  return typeof value === 'string' ? value.toWellFormed().trim() : ''
}

type Ended = { duration: Duration; lost?: ReadLoss }

function endOf(
  type: number | undefined,
  value: number | undefined,
  intensity: Intensity,
  distance: (centimetres: number) => Duration,
): Ended {
  if (value && (type === durationNumber.time || type === durationNumber.timeOnly))
    return { duration: timeOf(value / 1000) }
  if (value && type === durationNumber.distance) return { duration: distance(value) }
  const isPause = intensity === 'rest' || intensity === 'recovery'
  return {
    duration: { ...timeOf(isPause ? EXPECTED_SECONDS.pause : EXPECTED_SECONDS.work), lapButton: true },
    lost: type === undefined || KNOWN.includes(type) ? 'lapButton' : 'otherEnd',
  }
}

/** Seconds of a step of unknown length: those of a new step in the builder, and of a new repeat's recovery. */
const EXPECTED_SECONDS = { work: 600, pause: 60 }
const KNOWN: readonly number[] = Object.values(durationNumber)

/** A distance in the unit it was most likely written in: the first in which it has no more decimals than people write. */
function distanceOf(centimetres: number, { inPool }: Sport, poolUnit: DistanceUnit | undefined): Duration {
  const swims: readonly DistanceUnit[] = poolUnit === 'yards' ? ['yards', 'meters'] : ['meters', 'yards']
  const units: readonly DistanceUnit[] = inPool ? swims : centimetres < 100_000 ? SHORT : LONG
  const unit = units.find((one) => Math.round(convert(centimetres, one) * centimetresPer[one]) === centimetres)
  if (unit) return { type: 'distance', unit, value: convert(centimetres, unit) }
  return { type: 'distance', unit: 'meters', value: centimetres / 100 }
}

// Below a kilometre: 400 m are not read as 0.4 km, nor as 0.25 miles, which are 402.34 m.
const SHORT: readonly DistanceUnit[] = ['meters', 'miles']
const LONG: readonly DistanceUnit[] = ['kilometers', 'miles', 'meters']

const convert = (centimetres: number, unit: DistanceUnit) =>
  Number((centimetres / centimetresPer[unit]).toFixed(decimalsOf[unit]))
