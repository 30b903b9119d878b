import { createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { monthGrid, weekOf } from '#domain/calendar/days/month.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import type { CalendarView } from '../calendar-search.ts'
import type { CalendarItem } from '../queries.ts'
import { dayStep } from './day-step.ts'
import { entryKey } from './entry-key.ts'
import { dayOf, entryOf, focusDay, hasOwnKeys } from './focus-places.ts'
import { useEntryKeys } from './use-entry-keys.ts'

const TabStop = createContext('')

/** The days of a view, which keys lead through and work on. One of them stands in the order of tabs, beside the controls of all. */
export function DaysGrid({
  view,
  date,
  itemsOn,
  onAdd,
  onShow,
  children,
}: {
  view: CalendarView
  date: string
  itemsOn: (day: string) => readonly CalendarItem[]
  onAdd: (day: string) => void
  /** Shows another week or month. */
  onShow: (day: string) => void
  children: ReactNode
}) {
  const [focused, setFocused] = useState(date)
  const wanted = useRef<string>(undefined)
  const doWithEntries = useEntryKeys(onAdd)
  const shown = view === 'monthly' ? monthGrid(date).flat() : weekOf(date)

  function goTo(day: string): boolean {
    if (!shown.includes(day)) {
      wanted.current = day
      onShow(day)
    }
    focusDay(day)
    return true
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const day = dayOf(target)
    if (!day || event.defaultPrevented || isTextField(target) || isInDialog(target)) return
    const items = itemsOn(day)
    const entry = items.find(({ id }) => id === entryOf(target))
    const isAlone = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    const to = isAlone && !hasOwnKeys(target) ? dayStep(key, day, view) : undefined
    const isAmong = entry !== undefined && (key === 'ArrowUp' || key === 'ArrowDown')
    const does = entryKey(event)
    const isTaken =
      to !== undefined && !isAmong
        ? goTo(to)
        : does !== undefined && doWithEntries(does, { target, day, items, ...(entry && { entry }) })
    if (isTaken) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    const follow = ({ target }: FocusEvent) => setFocused((before) => dayOf(target) ?? before)
    document.addEventListener('keydown', listen)
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('focusin', follow)
    }
  }, [])
  // The week or month of a day that keys lead to is drawn first.
  useEffect(() => {
    if (wanted.current && focusDay(wanted.current)) wanted.current = undefined
  })
  return <TabStop value={shown.includes(focused) ? focused : date}>{children}</TabStop>
}

/** Whether a day itself stands in the order of tabs: only one of them does. */
export function useTabStop(day: string): 0 | -1 {
  return use(TabStop) === day ? 0 : -1
}
