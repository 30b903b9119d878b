import { workoutTypeLabel } from '../../sports/registry.ts'
import type { DraftRequest } from './draft-request.ts'
import { HOW_MANY_HILLS } from './unread.ts'

/** Tells that hills without a number gave the session its type, "45 min hills": they are not left out. */
export function tellHills(draft: DraftRequest): void {
  const { asked, found, unread } = draft
  const [hills, ...counts] = unread.filter(({ sentence }) => sentence === HOW_MANY_HILLS)
  const isType = found.some(({ field, from }) => field === 'workoutType' && from === hills?.from)
  const hasWork = found.some(({ field }) => field === 'set' || field === 'mainSet')
  if (!hills || counts.length > 0 || !asked.workoutType || !isType || hasWork) return
  unread.splice(unread.indexOf(hills), 1)
  draft.addInferred('workoutType', workoutTypeLabel[asked.workoutType], HILLS)
}

const HILLS =
  'Hills are hard efforts on a road of your choice: for climbs say how many and how long, such as 8x60s hills.'
