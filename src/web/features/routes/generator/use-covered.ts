import { useCallback, useState } from 'react'
import type { Covered } from '../map/map-props.ts'

/** What of the map the panel over its foot covers, so that the loops are shown above it. */
export function useCovered(): { panel: (element: HTMLElement | null) => (() => void) | undefined; covered: Covered } {
  const [covered, setCovered] = useState<Covered>(nothing)
  const panel = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const measure = () => {
      const frame = element.offsetParent
      if (!frame) return
      setCovered({ bottom: frame.clientHeight - element.offsetTop })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      setCovered(nothing)
    }
  }, [])
  return { panel, covered }
}

const nothing: Covered = {}
