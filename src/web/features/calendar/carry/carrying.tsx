import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/segments.tsx'
import { usePutting } from '../drag/use-drag.ts'
import { nameOfEntry } from '../name-of-entry.ts'
import type { CalendarItem } from '../queries.ts'

type Carrying = {
  /** The entry that is carried to another day. */
  carried: CalendarItem | undefined
  pickUp: (item: CalendarItem) => void
  /** Puts it on a day, at the end. */
  putOn: (day: string) => void
}

const Context = createContext<Carrying>({ carried: undefined, pickUp: () => undefined, putOn: () => undefined })

/** Lets an entry be carried from a day to another, in two presses instead of one drag. */
export function CarryingProvider({ children }: { children: ReactNode }) {
  const [carried, pickUp] = useState<CalendarItem>()
  const [way, setWay] = useState<'move' | 'copy'>('move')
  const put = usePutting()
  // The same until it changes: the cells of a month are only drawn again then.
  const carrying = useMemo<Carrying>(() => {
    function putOn(day: string) {
      if (!carried) return
      pickUp(undefined)
      setWay('move')
      put({ id: carried.id, day, before: null, copy: way === 'copy' })
    }
    return { carried, pickUp, putOn }
  }, [carried, way, put])
  const cancel = useEffectEvent(() => pickUp(undefined))
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && cancel()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Context value={carrying}>
      {children}
      {carried && (
        <div
          role="status"
          className="sticky bottom-0 z-20 -mx-4 mt-6 flex flex-wrap items-center gap-3 border-ink border-t-[1.5px] bg-raised px-4 py-3 shadow-2"
        >
          <span className="min-w-0 flex-1 basis-full sm:basis-40 [overflow-wrap:anywhere]">
            <span className="font-[540]">{nameOfEntry(carried)}</span>: choose its day.
          </span>
          {!carried.is_deleted && (
            <Segments
              label="What to do"
              labelHidden
              options={[
                { value: 'move', label: 'Move' },
                { value: 'copy', label: 'Copy' },
              ]}
              value={way}
              onChange={setWay}
            />
          )}
          <Button onClick={() => pickUp(undefined)}>Cancel</Button>
        </div>
      )}
    </Context>
  )
}

export const useCarrying = () => use(Context)
