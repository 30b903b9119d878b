import type { ShownItem } from '#contracts/calendar.ts'

type EntryRoute = NonNullable<ShownItem['route']>

const known = new Map<string, EntryRoute>()

/** Remembers a route that is being attached, so that its entry names it before the server has answered. */
export function rememberRoute({ id, name, distance, activity_type }: EntryRoute): void {
  known.set(id, { id, name, distance, activity_type })
}

/** A route that was attached on this page. */
export function knownRoute(id: string | null): EntryRoute | null {
  return (id !== null && known.get(id)) || null
}
