import type { SportId } from '#domain/sports/registry.ts'
import { parseText } from '#domain/text/parse.ts'
import type { Remark } from '#domain/text/step/remarks.ts'
import type { StoredSteps } from '#domain/workout/step.ts'

/**
 * Reads the steps of a text for a workout of a sport; the text may be a whole workout with a heading. A text with a line
 * that cannot be read gives no steps but a sentence that says which line. `remark` says what was read in another way
 * than one may expect.
 */
export function readEntries(
  text: string,
  sport: SportId,
): { steps: StoredSteps; remark?: string | undefined } | { problem: string } {
  const lines = text.replace(/\s+$/, '').split(/\r\n|\r|\n/)
  // Without a name of its own the first line would be taken for it.
  const heading = /^\s*#/.test(text) ? [`sport: ${sport}`] : ['# Pasted', `sport: ${sport}`, '']
  const { workout, errors, readings } = parseText([...heading, ...lines].join('\n'))
  const say = ({ line, message }: Remark) => `Line ${Math.max(1, line - heading.length)}: ${message}`
  const [error] = errors
  if (error) return { problem: say(error) }
  if (!workout) return { problem: 'There is no step in the text.' }
  const dropped = readings.find(({ message }) => message.includes('not kept'))
  return { steps: workout.steps, remark: dropped && say(dropped) }
}
