import { type DragEvent, type ReactNode, useRef, useState } from 'react'

/** A part of a page that files can be dropped on; while they hover it says what would happen. */
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
  // A drag enters and leaves every element it passes; only the last leaving counts.
  const depth = useRef(0)

  const onEnter = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    depth.current += 1
    setOver(true)
  }
  const onLeave = (event: DragEvent) => {
    if (!carriesFiles(event)) return
    depth.current = Math.max(0, depth.current - 1)
    if (depth.current === 0) setOver(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button beside it does the same by keyboard
    <div
      className="relative min-h-[60dvh]"
      onDragEnter={onEnter}
      onDragLeave={onLeave}
      onDragOver={(event) => {
        if (carriesFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!carriesFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onDrop([...event.dataTransfer.files])
      }}
    >
      {children}
      {over && (
        <div className="pointer-events-none absolute inset-0 z-30 grid animate-fade place-items-center rounded-panel border-2 border-ink border-dashed bg-accent-wash/90">
          <p className="text-h2">{invitation}</p>
        </div>
      )}
    </div>
  )
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files')
}
