import { createPlanner, type Planner } from '#domain/loops/planner.ts'
import { hasPreferences, type Preferences, withPreferences } from '#domain/loops/preferences.ts'
import type { ActivityId } from '#domain/streets/activity.ts'
import { indexPlaces, type PlaceIndex } from '#domain/streets/search-places.ts'
import type { Streets } from '#domain/streets/streets.ts'
import { openPack } from '../../streets/packs/open-pack.ts'
import { createRecent } from '../recent.ts'

/** The streets of a region, and what one thread has made of them. */
export type Opened = {
  streets: Streets
  /** Made when it is first used. */
  places: () => PlaceIndex
  plannerFor: (activity: ActivityId, preferences: Preferences) => Planner
}

const opened = createRecent<Opened>(4)

/** Opens the pack of a region, or takes what this thread has opened before. */
export function openOnce({ key, pack }: { key: string; pack: SharedArrayBuffer }): Opened {
  return opened.get(key, () => open(pack))
}

function open(buffer: SharedArrayBuffer): Opened {
  const pack = openPack(buffer)
  // Whoever made the region has read it before.
  if ('problem' in pack) throw new Error(pack.problem)
  const { streets, graphs } = pack
  const planners = createRecent<Planner>(2)
  const preferred = createRecent<Planner>(MAX_PREFERRED)
  const plain = (activity: ActivityId) =>
    planners.get(activity, () => {
      const graph = graphs[activity]
      if (!graph) throw new Error(`The pack has no graph for ${activity}`)
      return createPlanner(graph)
    })
  let places: PlaceIndex | undefined
  return {
    streets,
    places: () => {
      places ??= indexPlaces(streets.places)
      return places
    },
    plannerFor: (activity, preferences) => {
      const planner = plain(activity)
      if (!hasPreferences(preferences)) return planner
      // Only costs differ: the memory for searches is shared, because a thread plans one loop at a time.
      return preferred.get(keyOf(activity, preferences), () => ({
        ...planner,
        graph: withPreferences(planner.graph, streets, preferences),
      }))
    },
  }
}

function keyOf(activity: ActivityId, { quiet, green, lit, ground, hills }: Preferences): string {
  return [activity, quiet === true, green === true, lit === true, ground, hills].join()
}

/** Combinations of preferences that are kept for a region; each has one number an arc. */
const MAX_PREFERRED = 6
