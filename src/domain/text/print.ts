import { type SportId, sportOf } from '../sports/registry.ts'
import type { Step, StoredSteps } from '../workout/step.ts'
import { isRepeat } from '../workout/stored-entry.ts'
import type { NewWorkout } from '../workout/workout.ts'
import { isPlain, quote } from './grammar/quoted.ts'
import { formatType } from './parse/heading.ts'
import { printStep, printWithoutNotes, type Style } from './print/print-step.ts'

/** Prints a workout in the text form. `parseText` reads exactly this workout from it. */
export function printText(workout: NewWorkout): string {
  const { name, type, poolLength } = workout
  const style: Style = { sport: sportOf(workout.sport), typed: isMostlyTyped(workout.steps) }
  const pool = poolLength && `${poolLength.length}${poolLength.unit === 'meters' ? 'mtr' : 'yd'}`
  const heading = [
    `# ${isPlain(name) && !name.startsWith('#') ? name : quote(name)}`,
    `sport: ${workout.sport}`,
    ...(type === undefined ? [] : [`type: ${type === null ? 'none' : formatType(type)}`]),
    ...(poolLength === undefined ? [] : [`pool: ${pool ?? 'none'}`]),
    ...(style.typed ? [] : ['typed: none']),
  ]
  return `${[...heading, '', ...printBody(workout.steps, style)].join('\n')}\n`
}

/** Steps in the text form, without a heading. */
export function printEntries(steps: StoredSteps, sport: SportId): string {
  return printBody(steps, { sport: sportOf(sport), typed: isMostlyTyped(steps) }).join('\n')
}

/** Steps as lines of the text form, without dashes. */
export function printSteps(steps: StoredSteps, sport: SportId): string[] {
  const lines = printBody(steps, { sport: sportOf(sport), typed: isMostlyTyped(steps) })
  return lines.filter((line) => line !== '').map((line) => line.replace(/^- /, ''))
}

type Round = { count: number; steps: Step[] }

function printBody(stored: StoredSteps, style: Style): string[] {
  const paragraphs: string[][] = [[]]
  for (const entry of groupRepeats(stored)) {
    if (!('count' in entry)) paragraphs.at(-1)?.push(...printStep(entry, style))
    else {
      const line = style.sport.inPool ? printSet(entry, style) : undefined
      if (line) paragraphs.at(-1)?.push(...line)
      else paragraphs.push([`${entry.count}x`, ...entry.steps.flatMap((step) => printStep(step, style))], [])
    }
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]))
}

/** Groups the steps of each repeat, also of one with a count of 1. */
function groupRepeats(stored: StoredSteps): (Step | Round)[] {
  const rounds: (Step | Round)[] = []
  for (const entry of stored) {
    if (!isRepeat(entry)) rounds.push(entry)
    else rounds.push({ count: entry.repeat.count, steps: rounds.splice(-entry.repeat.steps) as Step[] })
  }
  return rounds
}

/** Prints a swim set on one line, `8x100mtr Z4 20s rest`; undefined if it is more than a distance and a rest. */
function printSet({ count, steps }: Round, style: Style): string[] | undefined {
  const [swim, rest, ...more] = steps
  if (swim?.duration.type !== 'distance' || swim.name !== undefined || more.length > 0) return undefined
  if (swim.intensity === 'rest' || swim.intensity === 'recovery') return undefined
  const [line = '', ...notes] = printStep(swim, style)
  const training = printWithoutNotes(swim, style)
  if (!rest) return [line.replace('- ', `- ${count}x`), ...notes]
  const restLine = printWithoutNotes(rest, style)
  const isPlainRest = rest.duration.type === 'time' && rest.notes === undefined && /^\S+ rest$/.test(restLine)
  return isPlainRest ? [line.replace(`- ${training}`, () => `- ${count}x${training} ${restLine}`), ...notes] : undefined
}

/** Whether at least half of the lengths are kept as typed. */
function isMostlyTyped(stored: StoredSteps): boolean {
  const durations = stored.flatMap((entry) => (isRepeat(entry) ? [] : [entry.duration]))
  const untyped = durations.filter(({ displayValue }) => displayValue === undefined).length
  return untyped * 2 <= durations.length
}
