import { useCallback, useState } from 'react'
import type { Covered } from '../map/map-props.ts'

/** Measures the panel over the foot of the map, so that the loops are shown above it. */
export function useCovered(): { panel: (element: HTMLElement | null) => (() => void) | undefined; covered: Covered } {
  const [bottom, setBottom] = useState(0)
  const panel = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const frame = element.offsetParent
      setBottom(frame ? frame.clientHeight - element.offsetTop : 0)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      setBottom(0)
    }
  }, [])
  return { panel, covered: { bottom } }
}
