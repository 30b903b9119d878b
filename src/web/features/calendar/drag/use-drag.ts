import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { nameOfDay } from '../day-names.ts'
import type { CalendarItem } from '../queries.ts'
import { useChanging } from '../use-changing.ts'
import { beforeOf, type Drop, operationsOf } from './drop.ts'

/** Puts an entry somewhere else, and says so. */
export function usePutting(): (drop: Drop) => void {
  const change = useChanging()
  return useCallback(
    (drop) => {
      const operations = operationsOf(drop, () => crypto.randomUUID())
      if (operations.length === 0) return
      const title = `${drop.copy ? 'Copied' : 'Moved'} to ${nameOfDay(drop.day)}`
      void change(operations, { title }, { title: `Failed to ${drop.copy ? 'copy' : 'move'} it` })
    },
    [change],
  )
}

/** Lets the pointer drag an entry of a day, and drop others above and below it. Its script is loaded after the day was drawn. */
export function useEntryDrag<Element extends HTMLElement>(item: CalendarItem, items: readonly CalendarItem[]) {
  const ref = useRef<Element>(null)
  const [over, setOver] = useState<'above' | 'below'>()
  const put = usePutting()
  const onDrop = useEffectEvent((id: string, side: 'above' | 'below', copy: boolean) =>
    put({ id, day: item.date, before: beforeOf(items, item.id, side), copy }),
  )
  const { id } = item
  useAttached(ref, id, async () => {
    const { attachCard } = await import('./attach-drag.ts')
    return (element) =>
      attachCard(element, { id, onOver: setOver, onDrop: (dropped, side, copy) => onDrop(dropped, side, copy) })
  })
  return { ref, over }
}

/** Lets entries be dropped on a day. */
export function useDayDrop<Element extends HTMLElement>(day: string) {
  const ref = useRef<Element>(null)
  const [isOver, setIsOver] = useState(false)
  const put = usePutting()
  const onDrop = useEffectEvent((id: string, copy: boolean) => put({ id, day, before: null, copy }))
  useAttached(ref, day, async () => {
    const { attachDay } = await import('./attach-drag.ts')
    return (element) => attachDay(element, { onOver: setIsOver, onDrop: (id, copy) => onDrop(id, copy) })
  })
  return { ref, isOver }
}

/** Attaches the drag script to an element. A finger carries entries instead: dragging would be in the way of scrolling. */
function useAttached(
  ref: RefObject<HTMLElement | null>,
  key: string,
  load: () => Promise<(element: HTMLElement) => () => void>,
): void {
  const loadScript = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry and day.
  useEffect(() => {
    if (!window.matchMedia('(any-pointer: fine)').matches) return
    let detach: (() => void) | undefined
    let isGone = false
    loadScript().then(
      (attach) => {
        if (!isGone && ref.current) detach = attach(ref.current)
      },
      () => undefined, // The menu moves entries too.
    )
    return () => {
      isGone = true
      detach?.()
    }
  }, [key])
}
