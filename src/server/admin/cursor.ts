import { z } from 'zod'
import { Problem } from '../http/refusals/problem.ts'

/** What a search looks at, in this order. */
export const stages = ['email', 'name', 'family'] as const
export type Stage = (typeof stages)[number]

const Id = z.uuid()
// The calendar of PostgreSQL has no year 0.
const Moment = z.iso.datetime({ precision: 6 }).refine((text) => !text.startsWith('0000'))
const Cursor = z.discriminatedUnion('stage', [
  z.strictObject({ stage: z.literal('newest'), key: Moment, id: Id }),
  z.strictObject({ stage: z.enum(stages), key: z.string().max(400).refine(isStorable), id: Id }),
])

/** A place in a list of athletes: the last one that was shown, and what it was found by. */
export type Cursor = z.infer<typeof Cursor>

/** Writes a place as text that means nothing to clients. */
export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Reads a place in a list that was made by a search, or by none. Throws a Problem for any other text. */
export function readCursor(text: string | undefined, { isSearch }: { isSearch: boolean }): Cursor | undefined {
  if (text === undefined) return undefined
  const cursor = Cursor.safeParse(parse(text)).data
  if (!cursor || (cursor.stage === 'newest') === isSearch)
    throw new Problem('invalid', SENTENCE, { fields: { after: SENTENCE } })
  return cursor
}

const SENTENCE = 'This is not the beginning of a page of this list.'

function parse(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}
