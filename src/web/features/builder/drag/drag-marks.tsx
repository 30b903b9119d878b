import Grip from 'lucide-react/icons/grip-vertical'
import type { RefObject } from 'react'
import type { DropPart } from './drop-place.ts'

/** The handle by which the pointer drags a row. The menu and keys do the same, so it is no button. */
export function DragHandle({ handleRef }: { handleRef: RefObject<HTMLSpanElement | null> }) {
  return (
    <span
      ref={handleRef}
      data-drag-handle=""
      aria-hidden="true"
      title="Drag to move"
      className="grid min-h-10 w-6 flex-none cursor-grab place-items-center text-ink-3 active:cursor-grabbing max-sm:hidden"
    >
      <Grip className="size-4" />
    </span>
  )
}

/** Where a dragged entry would go: a line above or below the row, or a frame around it. */
export function DropMark({ over }: { over: DropPart | undefined }) {
  if (!over) return null
  return <span aria-hidden="true" className={`pointer-events-none absolute inset-x-0 z-10 ${marks[over]}`} />
}

const marks: Record<DropPart, string> = {
  above: '-top-[2px] h-1 bg-ink',
  middle: 'inset-y-0 border-2 border-ink',
  below: '-bottom-[2px] h-1 bg-ink',
}
