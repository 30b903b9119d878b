import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

type Room = { width: number; height: number }

type Measured<Of extends HTMLElement> = {
  element: RefObject<Of | null>
  /** In px; undefined until a browser has measured it. */
  room: Room | undefined
  /** True while the first drawing at a size stands: then nothing may glide, for the page itself has changed. */
  resized: boolean
}

/** The size an element has on the page. */
export function useRoom<Of extends HTMLElement>(): Measured<Of> {
  const element = useRef<Of>(null)
  const [room, setRoom] = useState<Room>()
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
  const drawn = useRef(room)
  useEffect(() => {
    drawn.current = room
  }, [room])
  return { element, room, resized: drawn.current !== room }
}
