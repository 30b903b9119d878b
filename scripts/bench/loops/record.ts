import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Measured } from './measure.ts'

/** Starts that were measured, by their key, kept in a file of lines so that a run that was stopped can go on. */
export type Measurements = { measured: (key: string, measure: () => Measured) => Measured }

/** Without a file everything is measured anew. */
export function openRecord(file: string | undefined): Measurements {
  const known = new Map<string, Measured>()
  if (file !== undefined && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      // The last line of a run that was killed may be cut off.
      const read = line.endsWith('}') ? (JSON.parse(line) as { key: string; result: Measured }) : undefined
      if (read) known.set(read.key, read.result)
    }
  return {
    measured(key, measure) {
      const result = known.get(key) ?? measure()
      if (file !== undefined && !known.has(key)) appendFileSync(file, `${JSON.stringify({ key, result })}\n`)
      return result
    },
  }
}
