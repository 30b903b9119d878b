import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SportId } from '#domain/sports/registry.ts'
import { type ActivityFigures, sendActivity } from './send-activity.ts'

type ReadFile = { name: string } & (
  | { state: 'reading' }
  | { state: 'read'; activity: ActivityFigures }
  | { state: 'refused'; reason: string }
)

/** Reads the file of an activity, at first the `dropped` one; the file before is forgotten. */
export function useActivity({
  dropped,
  sport,
  onRead,
}: {
  dropped: File | undefined
  sport: SportId | undefined
  onRead: (activity: ActivityFigures) => void
}) {
  const [file, setFile] = useState<ReadFile>()
  const underWay = useRef<AbortController>(undefined)

  async function read(chosen: File) {
    underWay.current?.abort()
    const control = new AbortController()
    underWay.current = control
    const { name } = chosen
    setFile({ name, state: 'reading' })
    try {
      const activity = await sendActivity(chosen, sport, control.signal)
      setFile({ name, state: 'read', activity })
      onRead(activity)
    } catch (error) {
      if (!control.signal.aborted)
        setFile({ name, state: 'refused', reason: error instanceof Error ? error.message : String(error) })
    }
  }

  const readDropped = useEffectEvent(() => {
    if (dropped) void read(dropped)
  })
  useEffect(() => {
    readDropped()
    return () => underWay.current?.abort()
  }, [])

  return { file, read: (chosen: File) => void read(chosen) }
}
