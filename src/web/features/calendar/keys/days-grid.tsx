import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isDay } from '#domain/calendar/days/day.ts'
import { monthGrid, weekOf } from '#domain/calendar/days/month.ts'
import { isInDialog, isTextField } from '../../../lib/key-target.ts'
import { usePreferences } from '../../../lib/use-preferences.ts'
import type { CalendarView } from '../calendar-search.ts'
import type { CalendarItem } from '../queries.ts'
import { dayStep } from './day-step.ts'
import { entryKey } from './entry-key.ts'
import { dayOf, entryOf, focusDay, hasOwnKeys } from './focus-places.ts'
import { createTabStop, TabStopContext } from './tab-stop.ts'
import { useEntryKeys } from './use-entry-keys.ts'

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
  const [tabStop] = useState(() => createTabStop(date))
  // The day of another week or month that keys lead to, until it is drawn and has the focus.
  const wanted = useRef<string>(undefined)
  const doWithEntries = useEntryKeys(onAdd)
  const { week_start } = usePreferences()
  const shown = view === 'monthly' ? monthGrid(date, week_start).flat() : weekOf(date, week_start)

  function goTo(day: string): boolean {
    if (!wanted.current && shown.includes(day)) return focusDay(day)
    if (!isDay(day)) return true
    wanted.current = day
    onShow(day)
    return true
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event
    const day = wanted.current ?? dayOf(target)
    if (!day || event.defaultPrevented || isTextField(target) || isInDialog(target)) return
    const items = wanted.current ? [] : itemsOn(day)
    const entry = items.find(({ id }) => id === entryOf(target))
    const isAlone = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    const isAmong = entry !== undefined && (key === 'ArrowUp' || key === 'ArrowDown')
    const to = isAlone && !isAmong && !hasOwnKeys(target) ? dayStep(key, day, view, week_start) : undefined
    const does = entryKey(event)
    // What stands on a day that is not drawn yet is not known; pasting on it needs no more than the day.
    const canDo = does !== undefined && (!wanted.current || does === 'paste')
    const isTaken = to ? goTo(to) : canDo && doWithEntries(does, { target, day, items, ...(entry && { entry }) })
    if (isTaken) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    const follow = ({ target }: FocusEvent) => {
      wanted.current = undefined
      const day = dayOf(target)
      if (day) tabStop.put(day)
    }
    document.addEventListener('keydown', listen)
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('keydown', listen)
      document.removeEventListener('focusin', follow)
    }
  }, [tabStop])
  useEffect(() => {
    if (wanted.current) focusDay(wanted.current)
  })
  useLayoutEffect(() => {
    if (!shown.includes(tabStop.read())) tabStop.put(date)
  })
  return <TabStopContext value={tabStop}>{children}</TabStopContext>
}
