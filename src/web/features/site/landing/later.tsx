import { type ComponentType, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Touched, touchedIn } from './touched.ts'

/**
 * A part of a page below what is seen first. The server draws it; the browser keeps the server's drawing, which reads and
 * links without a script, and loads the part itself when somebody comes near it.
 */
export function Later({ drawn, load }: { drawn: ReactNode; load: () => Promise<ComponentType> }) {
  const frame = useRef<HTMLDivElement>(null)
  const touched = useRef<Touched>(undefined)
  const [Part, setPart] = useState<ComponentType>()

  useEffect(() => {
    const element = frame.current
    if (!element || Part) return
    const start = () => {
      stop()
      load().then(
        (loaded) => {
          touched.current = touchedIn(element)
          setPart(() => loaded)
        },
        // The drawing stays. Coming near it again tries once more.
        () => setTimeout(() => watcher.observe(element), RETRY_MS),
      )
    }
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) start()
      },
      { rootMargin: NEAR },
    )
    const stop = () => watcher.disconnect()
    watcher.observe(element)
    return stop
  }, [load, Part])

  // The part is drawn anew in place of the server's drawing: what was opened or focused in it is so again.
  useLayoutEffect(() => {
    if (Part && frame.current) touched.current?.restore(frame.current)
  }, [Part])

  if (Part)
    return (
      <div ref={frame} key="part">
        <Part />
      </div>
    )
  if (drawn) return <div>{drawn}</div>
  // React leaves what the server has drawn inside an element whose HTML is given.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, in whose place the server's drawing stays
  return <div ref={frame} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** How near the window a part has to be. */
const NEAR = '300px'
const RETRY_MS = 3000
