import { sportOf } from '../../../sports/registry.ts'
import { isOneStretch } from '../is-all-said.ts'
import { type Measured, measure } from '../measure.ts'
import type { Aim, EffortName, Part } from '../part.ts'
import { lengthIn } from '../sizes.ts'
import type { Writing } from '../writing.ts'

/**
 * What gets faster within a run, in steps from zone to zone: "last 6k progressive" behind an easy part, and "progression run
 * 10k, last 2k at threshold" before a hard one.
 */
export function stepRisingParts(parts: readonly Part[], isProgression: boolean, writing: Writing): Part[] {
  if (!sportOf(writing.sport).racePaces || parts.length < 2) return [...parts]
  return parts.flatMap((part, at) => {
    const isOpen = part.ramp === 'rising' && part.aims.length === 0 && !part.role && isOneStretch(part)
    if (isOpen && at > 0) return inSteps(part, ['steady', 'tempo', 'threshold'], writing)
    const isStart = isProgression && at === 0 && parts.length === 2 && isOneStretch(part) && !part.role
    const isEasy = part.aims.every((aim) => aim.kind === 'effort' && aim.name === 'easy')
    return isStart && isEasy ? inSteps(part, ['easy', 'steady'], writing) : [part]
  })
}

function inSteps(part: Part, efforts: readonly EffortName[], writing: Writing): Part[] {
  const whole = part.length && measure(part.length, 'stretch', writing)
  if (!whole || sizeOf(whole) < efforts.length * (whole.unit === 'seconds' ? LEAST_SECONDS : LEAST_METRES))
    return [part]
  const { ramp: _ramp, ...own } = part
  return efforts.map((name): Part => {
    const aim: Aim = { kind: 'effort', name, from: part.from, to: part.to }
    return { ...own, aims: [aim], length: lengthIn(sizeOf(whole) / efforts.length, whole, true) }
  })
}

function sizeOf({ value, unit }: Measured): number {
  return unit === 'kilometers' ? value * 1000 : unit === 'miles' ? value * 1609.344 : value
}

// Of each step.
const [LEAST_SECONDS, LEAST_METRES] = [180, 500]
