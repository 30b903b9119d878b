import { Repeat, Step } from '../../workout/step.ts'
import { MAX_ENTRIES } from '../../workout/stored-entry.ts'
import { withPlainTimes } from '../../workout/with-plain-times.ts'
import { NewWorkout } from '../../workout/workout.ts'
import type { Decoded, DecodeOptions } from '../shared/format.ts'
import { listFirst } from '../shared/list-first.ts'
import { nameOf } from '../shared/reading/workout-name.ts'
import { textOf } from '../shared/text-codec.ts'
import { VERSION } from './file.ts'

/** A workout of our JSON file, or of the bare `{ name, sport, steps }` that the API takes. Never throws. */
export function decodeJson(bytes: Uint8Array, options: DecodeOptions): Decoded {
  const file = objectIn(textOf(bytes))
  if (!file) return refuse('This JSON file is damaged: it does not end as it should, or has a sign too many.')
  const { $schema: _, version = VERSION, name, sport = options.sport, type, steps, poolLength, ...others } = file
  if (!Array.isArray(steps)) return refuse('This JSON file is not a workout: it has no list of steps.')
  if (version !== VERSION) return refuse(`This file is of version ${shorten(version)}; only ${VERSION} is read here.`)
  if (steps.length > MAX_ENTRIES)
    return refuse(`This file has ${steps.length.toLocaleString('en')} steps; a workout has at most ${MAX_ENTRIES}.`)
  if (sport === undefined) return refuse('This file does not say its sport. Choose the sport and import it again.')
  const fault = faultIn(steps)
  if (fault) return refuse(fault)
  const written = { name: name ?? nameOf(undefined, options), sport, type, steps, poolLength }
  const workout = NewWorkout.safeParse(written, wording)
  if (!workout.success) return refuse(sentenceOf('This workout', workout.error.issues[0]))
  const unread = Object.keys(others).map(shorten)
  return {
    ok: true,
    workout: { ...workout.data, steps: withPlainTimes(workout.data.steps) },
    losses:
      unread.length > 0
        ? [`What the file says beside the workout is left out: ${listFirst(unread, MAX_SHOWN_FIELDS)}.`]
        : [],
  }
}

const refuse = (reason: string): Decoded => ({ ok: false, reason })

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** The first thing wrong in the steps, each by itself, so that a step is not blamed for being no repeat. */
function faultIn(entries: readonly unknown[]): string | undefined {
  for (const [index, entry] of entries.entries()) {
    const isObject = typeof entry === 'object' && entry !== null
    const schema = isObject && 'repeat' in entry ? Repeat : Step
    const { error } = schema.safeParse(entry, wording)
    if (error) return sentenceOf(`Entry ${index + 1} of the steps`, error.issues[0])
  }
  return undefined
}

type Issue = { code?: string; message: string; path: PropertyKey[] }

/** Replaces zod's own messages; those of the schemas stay. */
const UNSAID = ''
const wording = { error: () => UNSAID }

function sentenceOf(place: string, issue: Issue | undefined): string {
  if (issue && issue.message !== UNSAID) return `${place}: ${issue.message}`
  if (issue?.code === 'unrecognized_keys') return `${place} has a field that is not known here.`
  const field = issue?.path.map(String).join('.')
  return field ? `${place}: ${shorten(field)} is missing, or not as it should be.` : `${place} is not as it should be.`
}

/** A word of the file, short enough to be shown. */
function shorten(word: unknown): string {
  const text = typeof word === 'string' || typeof word === 'number' ? String(word) : 'another kind'
  return text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text.toWellFormed()
}

const MAX_SHOWN_FIELDS = 8
