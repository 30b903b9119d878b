import type { Database } from '../db/database.ts'
import { createTurns } from '../http/limits/turns.ts'
import { type ShownRoute, shownTo } from './shown-route.ts'
import { type RouteRow, readRoute } from './store.ts'

/** Reads a route with what the caller may see of it; undefined if there is none for them. */
export type RouteReader = (
  id: string,
  caller: { id: string } | null,
) => Promise<{ row: RouteRow; shown: ShownRoute } | undefined>

/**
 * Creates the reader of saved routes. Reading a line of 20,000 points and cutting its ends takes this thread tens of
 * milliseconds, so that routes are read in turn, and other requests are answered in between.
 */
export function createRouteReader(db: Database): RouteReader {
  const inTurn = createTurns({ atOnce: MAX_AT_ONCE, maxWaiting: MAX_WAITING, sentence: BUSY, retryAfterSeconds: 5 })
  return (id, caller) =>
    inTurn(async () => {
      const row = await readRoute(db, id)
      const shown = row && shownTo(row, caller)
      return row && shown && { row, shown }
    })
}

/** More than one, so that a slow database does not hold up everybody. */
const MAX_AT_ONCE = 4
const MAX_WAITING = 300
const BUSY = 'Too many people are opening routes right now. Try again in a few seconds.'
