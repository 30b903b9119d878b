import { createContext, use, useSyncExternalStore } from 'react'

/** The day that stands in the order of tabs: only one of those that are shown does. */
export type TabStop = {
  read: () => string
  put: (day: string) => void
  subscribe: (listener: () => void) => () => void
}

export function createTabStop(first: string): TabStop {
  const listeners = new Set<() => void>()
  let stop = first
  return {
    read: () => stop,
    put(day) {
      stop = day
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const TabStopContext = createContext(createTabStop(''))

/** Whether a day stands in the order of tabs. Only the day that it leaves and the one that it goes to are drawn again. */
export function useTabStop(day: string): 0 | -1 {
  const { subscribe, read } = use(TabStopContext)
  const isStop = () => read() === day
  return useSyncExternalStore(subscribe, isStop, isStop) ? 0 : -1
}
