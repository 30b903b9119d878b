import { type Sport, sportOf } from '../../../sports/registry.ts'
import type { DistanceUnit } from '../../../units/distance.ts'
import { isGroup, toGroups } from '../../../workout/groups.ts'
import { defaultStepName, type Intensity } from '../../../workout/intensity.ts'
import type { Duration, Step } from '../../../workout/step.ts'
import type { FileWorkout, ReaderOptions } from '../../shared/format.ts'
import { cutToOneLine } from '../../shared/one-line.ts'
import { kindsIn } from '../../shared/step-losses.ts'
import { centimetresPer, DRILL, duration, equipmentNumber, strokeNumber, target as targetNumber } from '../profile.ts'
import { type DeviceTarget, deviceTargetOf } from './target.ts'
import type { FitLoss } from './wording.ts'

/** A step as a watch counts it, the number of the workout's step it comes from, and what of that is lost. */
export type DeviceStep = {
  step: number
  name: string
  notes: string
  intensity: Intensity
  duration: { type: number; value?: number }
  primary: DeviceTarget
  secondary?: DeviceTarget | undefined
  equipment?: number | undefined
  lost: FitLoss[]
}
/** Back to the entry of that index until its steps were done `count` times. */
export type DeviceRepeat = { from: number; count: number }
export type DeviceEntry = DeviceStep | DeviceRepeat

/** Bytes of a step's name and notes: two lines and one screen of a watch. */
const [MAX_NAME_BYTES, MAX_NOTES_BYTES] = [32, 200]

/** The workout as a watch counts it: a repeat follows its steps, once is no repeat, a send-off is a rest of its own. */
export function deviceEntries({ sport: id, steps }: FileWorkout, options: ReaderOptions): DeviceEntry[] {
  const sport = sportOf(id)
  const entries: DeviceEntry[] = []
  let count = 0
  const add = (step: Step) => {
    count += 1
    entries.push(deviceStep(step, count, sport, options))
    if (step.sendOff) entries.push(restUntilSendOff(step.sendOff, count))
  }
  for (const entry of toGroups(steps)) {
    if (!isGroup(entry)) add(entry)
    else {
      const from = entries.length
      entry.steps.forEach(add)
      entries.push({ from, count: entry.count })
    }
  }
  return entries
}

function deviceStep(step: Step, number: number, sport: Sport, options: ReaderOptions): DeviceStep {
  const aimed = deviceTargetOf(step.target, sport, options)
  const stroke = strokeOf(step)
  const cadence = step.cadence && { type: targetNumber.cadence, value: 0, range: range(step.cadence) }
  // Garmin's watches expect the stroke as the first target.
  const [primary, secondary, ...noPlace] = [stroke, aimed.target, cadence].filter((one) => one !== undefined)
  const name = cutToOneLine(step.name ?? '', MAX_NAME_BYTES)
  const notes = cutToOneLine(step.notes ?? '', MAX_NOTES_BYTES)
  const [equipment] = step.equipment ?? []
  const lost = kindsIn({
    lapButton: step.duration.lapButton === true,
    cadence: noPlace.length > 0,
    // In a swim the notes say them.
    drill: !sport.inPool && step.drill !== undefined && (step.drill !== 'drill' || step.stroke !== undefined),
    equipment: !sport.inPool && step.equipment !== undefined && step.equipment.length > 1,
    name: name !== (step.name ?? ''),
    notes: notes !== (step.notes ?? ''),
  })
  return {
    step: number,
    name: name || defaultStepName[step.intensity],
    notes,
    intensity: step.intensity,
    duration: deviceDuration(step.duration),
    primary: primary ?? { type: targetNumber.open, value: 0 },
    secondary,
    equipment: equipment && equipmentNumber[equipment],
    lost: [...aimed.lost, ...lost],
  }
}

const range = ({ min, max }: { min: number; max: number }) => ({ low: min, high: max })

function strokeOf({ stroke, drill }: Step): DeviceTarget | undefined {
  if (stroke) return { type: targetNumber.swimStroke, value: strokeNumber[stroke] }
  return drill && { type: targetNumber.swimStroke, value: DRILL }
}

/** A watch knows a send-off as a rest that lasts until so long after the start of the swim before it. */
function restUntilSendOff(seconds: number, step: number): DeviceStep {
  return {
    step,
    name: defaultStepName.rest,
    notes: '',
    intensity: 'rest',
    duration: { type: duration.repetitionTime, value: Math.max(1, Math.round(seconds * 1000)) },
    primary: { type: targetNumber.open, value: 0 },
    lost: [],
  }
}

/** Milliseconds or centimetres; at least one, for a watch takes 0 for "no end". */
function deviceDuration({ type, unit, value, lapButton }: Duration): DeviceStep['duration'] {
  if (lapButton) return { type: duration.open }
  const exact = type === 'time' ? value * 1000 : value * centimetresPer[unit as DistanceUnit]
  return { type: duration[type], value: Math.max(1, Math.round(exact)) }
}
