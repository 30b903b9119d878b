import { type SportId, sportOf, type WorkoutType } from '../../sports/registry.ts'
import { formatType } from '../../text/parse/heading.ts'
import { parseText } from '../../text/parse.ts'
import type { StoredSteps } from '../../workout/step.ts'
import type { NewWorkout } from '../../workout/workout.ts'

/** What is known of a workout whose steps are written out. */
export type Heading = {
  name: string
  sport: SportId
  type?: WorkoutType | undefined
  pool?: { length: number; unit: 'meters' | 'yards' } | undefined
  /** The athlete's own reference value, in watts or seconds per the sport's first unit of pace. */
  reference?: number | undefined
}

/** Reads lines of the text form: the workout with its heading, or a sentence that says what is wrong. */
export function readLines(lines: readonly string[], heading: Heading): NewWorkout | string {
  const { workout, errors } = parse(lines, heading)
  return workout ?? whyWrong(errors)
}

/**
 * A part of a workout that was read from lines of the text form: its steps, or a sentence that says what is wrong. `derived`
 * is what the text form works out, such as the percents of a race's pace, or cannot, such as the pace of `CSS+5`, in sentences.
 */
type ReadPart = { steps: StoredSteps | string; derived: string[] }

/** Reads lines of the text form as the steps of a part of a workout. */
export function readPart(lines: readonly string[], heading: Omit<Heading, 'name'>): ReadPart {
  const { workout, errors, readings } = parse(lines, { ...heading, name: 'Part' })
  const derived = readings
    .map(({ message }) => message)
    .filter((message) => message.includes('worked out') || message.includes('not known'))
  return { steps: workout?.steps ?? whyWrong(errors), derived }
}

function whyWrong([first]: readonly { message: string }[]): string {
  return first?.message ?? 'This cannot be written as steps.'
}

function parse(lines: readonly string[], { name, sport, type, pool, reference }: Heading) {
  const text = [
    `# ${name}`,
    `sport: ${sportOf(sport).textNames[0]}`,
    ...(type ? [`type: ${formatType(type)}`] : []),
    ...(pool ? [`pool: ${pool.length}${pool.unit === 'yards' ? 'yd' : 'mtr'}`] : []),
    '',
    ...lines,
  ].join('\n')
  const key = `${sport} ${reference} ${text}`
  const known = parsed.get(key)
  if (known) return known
  const read = parseText(text, { own: reference === undefined ? undefined : { sport, reference } })
  if (parsed.size >= MOST_PARSED) parsed.clear()
  parsed.set(key, read)
  return read
}

/** What was read of the last lines: the parts of one sentence are written several times, and again at the next key. */
const parsed = new Map<string, ReturnType<typeof parseText>>()
const MOST_PARSED = 100
