import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps an element where it stands in the window through the next change of the page, whatever opens or closes above
 * it. The returned function takes the element's id.
 */
export function useHeldPlace(): (id: string) => void {
  const held = useRef<{ id: string; top: number }>(undefined)

  useLayoutEffect(() => {
    if (!held.current) return
    const { id, top } = held.current
    held.current = undefined
    const now = topOf(id)
    if (now !== undefined) scrollBy({ top: now - top, behavior: 'instant' })
  })

  return (id) => {
    const top = topOf(id)
    held.current = top === undefined ? undefined : { id, top }
  }
}

const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top
