import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isEmpty, ServerDrawing } from './server-drawing.tsx'

/**
 * A part of a page that is only read. The server draws it, and the browser keeps that drawing and never loads its script,
 * unless the visitor comes from another page of the product.
 */
export function Still({
  drawn,
  load,
  className,
}: {
  /** The part, drawn by the server; null in the browser. */
  drawn: ReactNode
  load: () => Promise<ReactNode>
  className?: string
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [part, setPart] = useState<ReactNode>()

  useEffect(() => {
    // After a failure its place stays empty: what is only read can be read when the page is loaded again.
    if (frame.current && isEmpty(frame.current)) load().then(setPart, () => undefined)
  }, [load])

  if (part === undefined) return <ServerDrawing drawn={drawn} frame={frame} className={className} />
  return (
    <div key="part" className={className}>
      {part}
    </div>
  )
}
