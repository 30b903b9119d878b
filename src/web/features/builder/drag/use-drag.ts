import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { entryName } from '../draft/draft-entries.ts'
import { entryOf, type Place } from '../draft/place-entries.ts'
import type { BuilderState } from '../draft/use-builder.ts'
import type { DropPart, DropRow } from './drop-place.ts'

type Drag = {
  rowRef: RefObject<HTMLDivElement | null>
  handleRef: RefObject<HTMLSpanElement | null>
  /** The part of the row that a dragged entry is over. */
  over: DropPart | undefined
}

/** Lets a row be dragged and dropped on. Its script is loaded after the row was drawn. */
export function useDrag(builder: BuilderState, { key, part }: DropRow): Drag {
  const rowRef = useRef<HTMLDivElement>(null)
  const handleRef = useRef<HTMLSpanElement>(null)
  const [over, setOver] = useState<DropPart>()

  const onDrop = useEffectEvent((dragged: string, at: Place) => {
    const { draft, edit } = builder.latest()
    const entry = entryOf(draft.entries, dragged)
    if (entry) edit({ type: 'place', key: dragged, at }, dragged, `Moved ${entryName(entry)}`)
  })

  useEffect(() => {
    let detach: (() => void) | undefined
    let isGone = false
    loadDrag().then(
      ({ attachDrag }) => {
        const { current: element } = rowRef
        if (isGone || !element) return
        detach = attachDrag(element, {
          row: { key, part },
          handle: handleRef.current,
          onOver: setOver,
          onDrop: (dragged, at) => onDrop(dragged, at),
        })
      },
      () => undefined, // The menu and the keys move entries too.
    )
    return () => {
      isGone = true
      detach?.()
    }
  }, [key, part])

  return { rowRef, handleRef, over }
}

export const loadDrag = () => import('./attach-drag.ts')
