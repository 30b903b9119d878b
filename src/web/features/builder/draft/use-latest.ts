import { useLayoutEffect, useRef } from 'react'

/** A state of a page with a function that returns the state now, for handlers of parts that were drawn earlier. */
export type Latest<State> = State & { latest: () => Latest<State> }

/** The state, from which `latest` leads to later ones. Call that when something happens, not while drawing. */
export function useLatest<State extends object>(state: State): Latest<State> {
  const now = useRef<Latest<State>>(undefined)
  const drawn: Latest<State> = { ...state, latest: () => now.current ?? drawn }
  useLayoutEffect(() => {
    now.current = drawn
  })
  return drawn
}
