import { useState } from 'react'

export type Pages = {
  /** Where the page begins that is shown; undefined for the first one. */
  after: string | undefined
  /** The number of the page, from 1. */
  number: number
  forward: (next: string) => void
  back: () => void
}

/** The way through a list whose pages each begin where the one before ended. Another list begins at its first page. */
export function usePages(list: string): Pages {
  const [way, setWay] = useState<{ list: string; starts: readonly string[] }>({ list, starts: [] })
  const starts = way.list === list ? way.starts : []
  return {
    after: starts.at(-1),
    number: starts.length + 1,
    forward: (next) => setWay({ list, starts: [...starts, next] }),
    back: () => setWay({ list, starts: starts.slice(0, -1) }),
  }
}
