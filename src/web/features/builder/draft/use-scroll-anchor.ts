import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element at its place in the window during the next change of the page, when something above it opens or
 * closes. The returned function takes the element's id. (Safari has no scroll anchoring of its own.)
 */
export function useScrollAnchor(): (id: string) => void {
  const anchor = useRef<{ id: string; top: number }>(undefined)

  useLayoutEffect(() => {
    if (!anchor.current) return
    const { id, top } = anchor.current
    anchor.current = undefined
    const now = topOf(id)
    if (now !== undefined) scrollBy({ top: now - top, behavior: 'instant' })
  })

  return (id) => {
    const top = topOf(id)
    anchor.current = top === undefined ? undefined : { id, top }
  }
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top
