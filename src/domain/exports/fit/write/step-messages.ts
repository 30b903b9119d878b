import { encodeUtf8 } from '../../shared/text-codec.ts'
import { duration, firstTargetField, intensityNumber, message, secondTargetField, target } from '../profile.ts'
import type { DeviceEntry, DeviceRepeat, DeviceStep } from './device-steps.ts'
import { enumeration, type Field, noUint32, string, uint16, uint32 } from './field.ts'
import type { Message } from './file.ts'
import type { DeviceTarget } from './target.ts'

/** The steps of a workout as messages. */
export function stepMessages(entries: readonly DeviceEntry[]): Message[] {
  const names = entries.map((entry) => ('name' in entry ? entry.name : ''))
  const nameSize = Math.max(...names.map((name) => encodeUtf8(name).length)) + 1
  return entries.map((entry, index) => ({
    number: message.step,
    fields: [uint16(254, index), ...('name' in entry ? stepFields(entry, nameSize) : repeatFields(entry))],
  }))
}

function stepFields(step: DeviceStep, nameSize: number): Field[] {
  const { secondary, equipment, notes } = step
  return [
    string(0, step.name, nameSize),
    enumeration(7, intensityNumber[step.intensity]),
    enumeration(1, step.duration.type),
    step.duration.value === undefined ? noUint32(2) : uint32(2, step.duration.value),
    ...targetFields(step.primary, firstTargetField),
    ...(secondary ? targetFields(secondary, secondTargetField) : []),
    ...(equipment === undefined ? [] : [enumeration(9, equipment)]),
    ...(notes ? [string(8, notes)] : []),
  ]
}

function targetFields({ type, value, range }: DeviceTarget, at: number): Field[] {
  return [
    enumeration(at, type),
    uint32(at + 1, value),
    range ? uint32(at + 2, range.low) : noUint32(at + 2),
    range ? uint32(at + 3, range.high) : noUint32(at + 3),
  ]
}

function repeatFields({ from, count }: DeviceRepeat): Field[] {
  return [
    enumeration(1, duration.repeatUntilStepsComplete),
    uint32(2, from),
    enumeration(firstTargetField, target.open),
    uint32(4, count),
  ]
}
