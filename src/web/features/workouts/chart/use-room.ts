import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** The size an element has on the page, in px; undefined until a browser has measured it. */
export function useRoom<Of extends HTMLElement>(): [
  RefObject<Of | null>,
  { width: number; height: number } | undefined,
] {
  const element = useRef<Of>(null)
  const [room, setRoom] = useState<{ width: number; height: number }>()
  useLayoutEffect(() => {
    const measured = element.current
    if (!measured) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured
      if (width > 0 && height > 0)
        setRoom((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(measured)
    return () => observer.disconnect()
  }, [])
  return [element, room]
}
