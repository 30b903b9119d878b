import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Takes files that are dropped anywhere in the window; while files hover, it says what a drop does. */
export function DropArea({
  onDrop,
  invitation,
  children,
}: {
  onDrop: (files: File[]) => void
  invitation: string
  children: ReactNode
}) {
  const [over, setOver] = useState(false)
  const take = useRef(onDrop)
  take.current = onDrop

  useEffect(() => {
    // A drag fires enter and leave for every element it passes; it has left the page when both counts are equal.
    let depth = 0
    const control = new AbortController()
    const on = (type: 'dragenter' | 'dragleave' | 'dragover' | 'drop', answer: (event: DragEvent) => void) =>
      window.addEventListener(type, (event) => event.dataTransfer?.types.includes('Files') && answer(event), {
        signal: control.signal,
      })
    on('dragenter', (event) => {
      event.preventDefault()
      depth += 1
      setOver(true)
    })
    on('dragleave', () => {
      depth = Math.max(0, depth - 1)
      if (depth === 0) setOver(false)
    })
    on('dragover', (event) => event.preventDefault())
    on('drop', (event) => {
      event.preventDefault()
      depth = 0
      setOver(false)
      take.current([...(event.dataTransfer?.files ?? [])])
    })
    return () => control.abort()
  }, [])

  return (
    <>
      {children}
      {over && (
        <div className="pointer-events-none fixed inset-3 z-30 grid animate-fade place-items-center rounded-panel border-2 border-ink border-dashed bg-accent-wash/90">
          <p className="text-h2">{invitation}</p>
        </div>
      )}
    </>
  )
}
