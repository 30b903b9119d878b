import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isEmpty, ServerDrawing } from './server-drawing.tsx'
import type { Touched } from './touched.ts'

type Parts<Given> = {
  /** The part, drawn by the server; null in the browser, and for a part that is nothing without its script. */
  drawn: ReactNode
  load: () => Promise<ComponentType<Given>>
  given: Given
  /**
   * `near`: somebody comes near it. `touched`: somebody points at it, touches it, or reaches it by keyboard. `missing`: the
   * server has not drawn it, since the visitor comes from another page of the product. `soon`: it is near or missing.
   */
  when?: keyof typeof watchers
  className?: string
}

/**
 * A part of a page that is read before it is used. The server draws it; the browser keeps the server's drawing, which
 * reads and links without a script, and loads the part itself when it is wanted.
 */
export function Later<Given extends object>({ drawn, load, given, when = 'near', className }: Parts<Given>) {
  const frame = useRef<HTMLDivElement>(null)
  const touched = useRef<Touched>(undefined)
  const [Part, setPart] = useState<ComponentType<Given>>()
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    const element = frame.current
    if (!element || Part) return
    let retry: ReturnType<typeof setTimeout>
    let stop: () => void = () => undefined
    const watch = () => {
      stop = watchers[when](element, start)
    }
    const start = () => {
      stop()
      Promise.all([load(), import('./touched.ts')]).then(
        ([loaded, { touchedIn }]) => {
          touched.current = touchedIn(element)
          setPart(() => loaded)
        },
        // The drawing stays, if there is one. Coming to it again tries once more.
        () => {
          setMissing(isEmpty(element))
          retry = setTimeout(watch, RETRY_MS)
        },
      )
    }
    watch()
    return () => {
      stop()
      clearTimeout(retry)
    }
  }, [load, when, Part])

  // The part is drawn anew in place of the server's drawing: what was opened or focused in it is so again.
  useLayoutEffect(() => {
    if (Part && frame.current) touched.current?.restore(frame.current)
  }, [Part])

  if (!Part)
    return (
      <>
        <ServerDrawing drawn={drawn} frame={frame} className={className} />
        {isMissing && (
          <p role="alert">
            This part did not load.{' '}
            <button type="button" className="link" onClick={() => location.reload()}>
              Load the page again
            </button>
          </p>
        )}
      </>
    )
  return (
    <div ref={frame} key="part" className={className}>
      <Part {...given} />
    </div>
  )
}

/** Each calls `start` when a part is wanted, until the returned function is called. */
const watchers = {
  near(element: Element, start: () => void) {
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start()
      },
      { rootMargin: NEAR },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  },
  soon(element: Element, start: () => void) {
    const stop = watchers.near(element, start)
    if (isEmpty(element)) start()
    return stop
  },
  missing(element: Element, start: () => void) {
    if (isEmpty(element)) start()
    return () => undefined
  },
  touched(element: Element, start: () => void) {
    // Nobody can point at what is not there; and who came to it before the page's script does not come again.
    if (isEmpty(element) || element.matches(':focus-within, :hover')) start()
    const events = ['pointerenter', 'pointerdown', 'focusin']
    for (const name of events) element.addEventListener(name, start)
    return () => {
      for (const name of events) element.removeEventListener(name, start)
    }
  },
}

/** How near the window a part has to be. */
const NEAR = '300px'
const RETRY_MS = 3000
