import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Size = { width: number; height: number }

type MeasuredElement<Of extends HTMLElement> = {
  element: RefObject<Of | null>
  /** The size in px; undefined until a browser has measured it. */
  measured: Size | undefined
  /** True for the first drawing at a new size: nothing is animated then, because the page itself has changed. */
  resized: boolean
}

/** Measures an element, and again whenever its size changes. */
export function useElementSize<Of extends HTMLElement>(): MeasuredElement<Of> {
  const element = useRef<Of>(null)
  const [measured, setMeasured] = useState<Size>()
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node
      if (width > 0 && height > 0)
        setMeasured((known) => (known?.width === width && known.height === height ? known : { width, height }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(node)
    return () => observer.disconnect()
  }, [])
  const drawn = useRef(measured)
  useEffect(() => {
    drawn.current = measured
  }, [measured])
  return { element, measured, resized: drawn.current !== measured }
}
