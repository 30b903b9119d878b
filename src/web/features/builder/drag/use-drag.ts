import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chosenNames } from '../draft/chosen-commands.ts'
import { chosenIn } from '../draft/chosen-entries.ts'
import { isDraftGroup } from '../draft/draft-entries.ts'
import { entryOf, groupOf, type Place } from '../draft/place-entries.ts'
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

  const dragged = useEffectEvent(() => {
    const { draft, choice } = builder.latest()
    const entry = entryOf(draft.entries, key)
    const isChosen = entry && choice.isChosen(entry, groupOf(draft.entries, key))
    const entries = chosenIn(draft.entries, isChosen ? choice.keys : [key])
    return { keys: entries.map((one) => one.key), hasRepeat: entries.some(isDraftGroup), said: chosenNames(entries) }
  })

  const onDrop = useEffectEvent((keys: readonly string[], at: Place) => {
    const { draft, edit } = builder.latest()
    const entries = chosenIn(draft.entries, keys)
    const [first] = entries
    if (first) edit({ type: 'place', keys, at }, first.key, `Moved ${chosenNames(entries)}`)
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
          dragged: () => dragged(),
          onDrop: (keys, at) => onDrop(keys, at),
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
