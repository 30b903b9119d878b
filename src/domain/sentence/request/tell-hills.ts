import { workoutTypeLabel } from '../../sports/registry.ts'
import type { DraftRequest } from './draft-request.ts'
import { HOW_MANY_HILLS } from './unread.ts'

/** Tells that hills without a number gave the session its type, "45 min hills": they are not left out. */
export function tellHills(draft: DraftRequest, text: string): void {
  const { asked, found, unread } = draft
  const hills = unread.find(({ sentence }) => sentence === HOW_MANY_HILLS)
  const isType = found.some(({ field, from }) => field === 'workoutType' && from === hills?.from)
  const hasWork = found.some(({ field }) => field === 'set' || field === 'mainSet')
  // "6 hills"
  const isCounted = unread.some(({ from, to }) => /\d/.test(text.slice(from, to)))
  if (!hills || isCounted || !asked.workoutType || !isType || hasWork) return
  unread.splice(unread.indexOf(hills), 1)
  draft.addInferred('workoutType', workoutTypeLabel[asked.workoutType], HILLS)
}

const HILLS =
  'Hills are hard efforts on a road of your choice: for climbs say how many and how long, such as 8x60s hills.'
