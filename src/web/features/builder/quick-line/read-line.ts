import type { StoredSteps } from '#domain/workout/step.ts'
import { type ReadText, readDraftText, type TextContext } from '../text-view/read-draft-text.ts'

/** The steps of a typed line, with what was read in another way than one may expect, or why it cannot be read. */
export type ReadLine = { steps: StoredSteps; readings: string[] } | { problem: string }

/**
 * Reads a line of the text form, `5x 3m 110-120% / 3m easy`, or several with commas between them, as people write a whole
 * workout: `400, 8x100 on 1:50, 200`.
 */
export function readLine(typed: string, context: TextContext): ReadLine {
  const text = typed.trim()
  if (text === '') return { problem: 'Type a length first, such as 10m Z2.' }
  const whole = readDraftText(text, context)
  const parts = text.split(BETWEEN_PARTS)
  const isLine = whole.steps && !parts.slice(1).some(hasCount) && !(hasCount(text) && isWholeSet(parts[0], context))
  const read = isLine ? [whole] : parts.map((part) => readDraftText(part, context))
  const [error] = read.find(({ steps }) => !steps)?.errors ?? []
  if (error) return { problem: error.message }
  return { steps: read.flatMap(({ steps = [] }) => steps), readings: read.flatMap(messagesOf) }
}

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
