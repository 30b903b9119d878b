import { useEffect, useState } from 'react'
import type { Point } from '../state/planner.ts'

/** How the device is asked where it is. */
export const locationRules = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
} as const satisfies PositionOptions

/**
 * Asks the device where it is when the screen opens, if `asksAtOnce`, and whenever `locate` is called. A failure is told
 * to `locate` alone.
 */
export function useDeviceLocation(asksAtOnce: boolean, onFirst: (point: Point) => void) {
  const [waiting, setWaiting] = useState(asksAtOnce)

  async function locate(): Promise<Point | undefined> {
    setWaiting(true)
    const point = await deviceLocation()
    setWaiting(false)
    return point
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (!asksAtOnce) return
    let isOpen = true
    void deviceLocation().then((point) => {
      if (!isOpen) return
      setWaiting(false)
      if (point) onFirst(point)
    })
    return () => {
      isOpen = false
    }
  }, [])

  return { waiting, locate }
}

/** Undefined if the device has no location, or the athlete does not share it. */
function deviceLocation(): Promise<Point | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      locationRules,
    )
  })
}
