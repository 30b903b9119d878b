import { type Race, racePaceName, races } from '../../sports/races.ts'
import type { Sport } from '../../sports/registry.ts'
import type { DistanceUnit } from '../../units/distance.ts'
import type { Duration, Step } from '../../workout/step.ts'
import { type Length, readLength } from '../grammar/length.ts'
import { splitNotes } from '../grammar/notes.ts'
import { formatClock, formatUnits } from '../grammar/numeral.ts'
import { leadingIntensity } from '../grammar/phrase.ts'
import { quote } from '../grammar/quoted.ts'
import { formatTyped } from '../grammar/typed-length.ts'
import { readOnlyStep } from '../step/step-line.ts'
import { printTarget } from './print-target.ts'

/** The sport of the steps that are printed, and whether their lengths are kept as typed. */
export type Style = { sport: Sport; typed: boolean }

/** Prints a step as a line with a dash, and the other lines of its notes. */
export function printStep(step: Step, style: Style): string[] {
  const [first, ...more] = step.notes === undefined ? [] : splitNotes(step.notes)
  const line = `- ${printWithoutNotes(step, style)}`
  return first === undefined
    ? [line]
    : [`${line} // ${first}`.trimEnd(), ...more.map((note) => `  // ${note}`.trimEnd())]
}

/** Prints a step without its dash and its notes. */
export function printWithoutNotes(step: Step, { sport, typed }: Style): string {
  const race = printedRace(step, sport)
  const name = race ? undefined : step.name
  const { intensity, target, effort, cadence, sendOff } = step
  const length = printLength(step.duration)
  const isBare = name !== undefined && isName(name, length)
  const implied = (isBare && leadingIntensity(name)) || 'active'
  return [
    ...(name === undefined ? [] : [isBare ? name : quote(name)]),
    length,
    ...(race ? [`${race} pace`] : []),
    ...(target === undefined ? [] : [printTarget(target, sport)]),
    ...(effort === undefined ? [] : [`effort ${effort}/10`]),
    ...(cadence
      ? [`@ ${cadence.min === cadence.max ? '' : `${cadence.min}-`}${cadence.max}${cadenceUnit(sport)}`]
      : []),
    ...[step.stroke, step.drill].filter((word) => word !== undefined),
    ...(step.equipment ? [`with ${step.equipment.join(' and ')}`] : []),
    ...(sendOff === undefined ? [] : [`on ${formatClock(sendOff)}`]),
    ...(intensity === implied ? [] : [intensity]),
    ...(step.duration.lapButton ? ['press lap'] : []),
    ...printTyped(step.duration, length, typed),
  ].join(' ')
}

/** The race that the step's name is the pace of. Its figures are printed beside it: they depend on the athlete. */
function printedRace({ name, target }: Step, { racePaces }: Sport): Race | undefined {
  if (!racePaces || !target || target.type === 'open') return undefined
  if ((target.zoneNumber ?? target.percentMin ?? target.rangeMin) === undefined) return undefined
  return races.find((race) => racePaceName(race) === name)
}

const unitLabel: Record<DistanceUnit, string> = { kilometers: 'km', miles: 'mi', meters: 'mtr', yards: 'yd' }

/** Prints the length of a duration; a clock time as it was typed, `1:30`. */
function printLength({ unit, value, displayValue }: Duration): string {
  if (unit === 'seconds') return `${value}sec`
  if (unit !== 'minutes') return `${value}${unitLabel[unit]}`
  if (typeof displayValue === 'string' && isExactClock(displayValue, value)) return displayValue
  const written = formatUnits(value)
  // Splitting into units loses the last digit of some fractions; those are printed in seconds.
  const length = parseWholeLength(written)
  return length?.kind === 'time' && length.seconds === value ? written : `${value}s`
}

function isExactClock(typed: string, seconds: number): boolean {
  const length = parseWholeLength(typed)
  return length?.kind === 'time' && length.typed === typed && length.seconds === seconds
}

function parseWholeLength(written: string): Length | undefined {
  const found = readLength(written, 0)
  return found?.end === written.length ? found.length : undefined
}

function printTyped({ displayValue }: Duration, written: string, typed: boolean): string[] {
  const length = parseWholeLength(written)
  const implied = typed && length ? formatTyped(length) : undefined
  if (displayValue === implied) return []
  if (displayValue === undefined) return ['typed none']
  return [`typed ${typeof displayValue === 'number' ? displayValue : quote(displayValue)}`]
}

function cadenceUnit(sport: Sport): string {
  return sport.cadenceUnit === 'rpm' ? 'rpm' : 'spm'
}

/** Whether a name needs no quotes before a length: it has only words and is read back unchanged. */
function isName(name: string, length: string): boolean {
  if (!/^\p{L}[\p{L}\p{M}'’ -]*$/u.test(name)) return false
  const step = readOnlyStep(`${name} ${length}`)
  return step?.name === name && Object.keys(step).length === 3
}
