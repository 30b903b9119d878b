import { sportOf } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { isRepeat } from '#domain/workout/stored-entry.ts'
import { type ReadText, readDraftText, type TextContext } from '../text-view/read-draft-text.ts'
import { readSentence } from './read-sentence.ts'
import { withRecoveries } from './with-recoveries.ts'

/** The steps of a typed line, with what was read in another way than one may expect, or why it cannot be read. */
export type ReadLine = { steps: StoredSteps; readings: string[] } | { problem: string }

/**
 * Reads a line of the text form, `5x 3m 110-120% / 3m easy`, or several with commas between them, as people write a whole
 * workout: `400, 8x100 on 1:50, 200`.
 */
export function readLine(typed: string, context: TextContext): ReadLine {
  const text = typed.trim()
  if (text === '') return { problem: 'Type a length first, such as 10m Z2.' }
  return (isOfMetres(text, context) ? readSentence(text, context) : undefined) ?? readText(text, context)
}

function readText(text: string, context: TextContext): ReadLine {
  const whole = readDraftText(text, context)
  const parts = text.split(BETWEEN_PARTS)
  const isLine = whole.steps && !parts.slice(1).some(hasCount) && !(hasCount(text) && isWholeSet(parts[0], context))
  const read = isLine ? [whole] : parts.map((part) => readDraftText(part, context))
  const [error] = read.find(({ steps }) => !steps)?.errors ?? []
  if (error) return readSentence(text, context) ?? { problem: error.message }
  const steps = read.flatMap(({ steps: some = [] }) => some)
  if (steps.some((entry) => !isRepeat(entry) && INNER_REPEAT.test(entry.name ?? '')))
    return { problem: NO_INNER_REPEAT }
  return { steps: withRecoveries(steps, context.sport, context.reference), readings: read.flatMap(messagesOf) }
}

/** Whether an `m` may be metres, which it never is in the text form: in a pool, and where minutes would be hours. */
function isOfMetres(text: string, { sport }: TextContext): boolean {
  return (sportOf(sport).inPool ? /\d\s?m\b/i : /\d{3}\s?m\b/i).test(text)
}

// `4x(3x 1m / 30s)` would be read as a step with the name `(3x`.
const INNER_REPEAT = /\(\s*\d+\s?[x×*]/i
const NO_INNER_REPEAT = 'A repeat cannot stand in a repeat. Add its parts one after the other.'

// A comma between digits separates thousands or decimals.
const BETWEEN_PARTS = /\s*[,;]\s+/

/** `5x`: a part behind a comma that begins so is a line of its own. */
function hasCount(part: string): boolean {
  return /^\d+\s?[x×*]/i.test(part)
}

/** Whether the first part says its recovery, so that what is behind the comma is not repeated: `5x 3m / 3m easy`. */
function isWholeSet(first: string | undefined, context: TextContext): boolean {
  return (readDraftText(first ?? '', context).steps ?? []).filter((entry) => 'intensity' in entry).length > 1
}

function messagesOf({ readings }: ReadText): string[] {
  return readings.map(({ message }) => message)
}
