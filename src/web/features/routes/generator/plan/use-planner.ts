import { useEffect, useMemo, useRef, useState } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { findPlace, type Search } from '../start/find-place.ts'
import { type LoopRequest, loopRequest } from '../state/loop-request.ts'
import type { Planner, Planning, Wishes } from '../state/planner.ts'
import { type PlannerAction, reducePlanner } from '../state/reduce-planner.ts'
import { askForLoops } from './ask-for-loops.ts'
import { latestOnly } from './latest-only.ts'
import { isOfLength, planPast } from './plan-past.ts'
import { routeFailure } from './route-failure.ts'

const NO_START = 'Please select a starting point on the map'

type Parts = {
  first: Planner
  geocoderUrl: string | undefined
  /** The middle of the map. */
  middle: () => Place
  /** A search found a place for the map to show. */
  onFound: (place: Place) => void
}

/** What an athlete does with the planner. A new request for loops replaces the one under way; leaving the page ends it. */
export function usePlanner({ first, geocoderUrl, middle, onFound }: Parts) {
  const [planner, setPlanner] = useState(first)
  const now = useRef(first)
  const planning = useRef<AbortController>(undefined)
  const searching = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      planning.current?.abort()
      searching.current?.abort()
    },
    [],
  )

  function act(action: PlannerAction): Planner {
    now.current = reducePlanner(now.current, action)
    setPlanner(now.current)
    return now.current
  }

  async function plan(kind: Planning, asked = now.current): Promise<void> {
    const wanted = loopRequest(asked)
    if ('lacks' in wanted) return
    planning.current?.abort()
    const control = new AbortController()
    planning.current = control
    act({ type: 'planning-started', planning: kind })
    try {
      const { request } = wanted
      const before = lineToKeep(now.current, request)
      const directions = await planPast({ request, vias: asked.vias, before }, (one) =>
        askForLoops(one, control.signal),
      )
      if (!control.signal.aborted)
        act({ type: 'loops-planned', directions, asked: { metres: Number(request.distance), vias: asked.vias } })
    } catch (error) {
      if (!control.signal.aborted) act({ type: 'planning-failed', failure: routeFailure(error) })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one queue for the life of the screen; `plan` reads refs
  const dragging = useMemo(() => latestOnly((vias: readonly Place[]) => plan('change', { ...now.current, vias })), [])

  function planAnew(): void {
    dragging.forget()
    void plan('loops')
  }

  /** Loops that are shown follow a change of what was asked. */
  function planAgain(next: Planner): void {
    if (next.planned || next.planning) planAnew()
  }

  /** Whether the start is now the place of the words. */
  async function find(): Promise<boolean> {
    const words = now.current.area.trim()
    searching.current?.abort()
    const control = new AbortController()
    searching.current = control
    act({ type: 'search-started' })
    const parts = { near: middle(), geocoderUrl, signal: control.signal }
    const search = await findPlace(words, parts).catch((error: unknown): Search | undefined => {
      if (control.signal.aborted) return undefined
      throw error
    })
    if (!search || control.signal.aborted) return false
    if ('failed' in search) {
      act({ type: 'search-failed', sentence: search.failed })
      return false
    }
    const { place, name } = search.found
    act({ type: 'place-found', start: place, name })
    onFound(place)
    return true
  }

  return {
    planner,
    typeArea: (area: string) => act({ type: 'area-typed', area }),
    changeForm: (fields: Partial<Pick<Planner, 'distance' | 'unit'>>) => {
      const next = act({ type: 'form-changed', fields })
      // A length is still being typed; a unit is chosen, and the loops that are shown have another length now.
      if (fields.unit) planAgain(next)
    },
    changeActivity: (activity: Planner['activity']) => planAgain(act({ type: 'form-changed', fields: { activity } })),
    changeWishes: (wishes: Wishes) => planAgain(act({ type: 'wishes-changed', wishes })),
    pickStart: (start: Place) => {
      searching.current?.abort()
      planAgain(act({ type: 'start-picked', start }))
    },
    choose: (at: number) => act({ type: 'loop-chosen', at }),

    async search(): Promise<void> {
      if (await find()) planAgain(now.current)
    },

    /** Plans three loops; words that were typed and not yet searched say where. */
    async generate(): Promise<void> {
      if (isUnsearched(now.current) && !(await find())) return
      if (!now.current.start) return void toast({ title: NO_START, variant: 'destructive' })
      planAnew()
    },

    shuffle: () => {
      act({ type: 'shuffled' })
      planAnew()
    },

    /** While a point is dragged: loops follow as fast as they are planned. */
    dragVias: (vias: readonly Place[]) => {
      act({ type: 'vias-changed', vias })
      dragging.ask(vias)
    },

    cancel: () => {
      dragging.forget()
      planning.current?.abort()
      act({ type: 'planning-cancelled' })
    },
  }
}

/** The line of the chosen loop, if it has the length that is asked for. */
function lineToKeep({ planned }: Planner, request: LoopRequest): readonly Place[] | undefined {
  const loop = planned?.loops[planned.chosen]
  return loop && isOfLength(loop, request) ? loop.line : undefined
}

export type PlannerActions = Omit<ReturnType<typeof usePlanner>, 'planner'>

/** Whether Starting Area says something that was not looked up yet. */
export function isUnsearched({ area, searchedArea }: Pick<Planner, 'area' | 'searchedArea'>): boolean {
  return area.trim() !== '' && area !== searchedArea
}
