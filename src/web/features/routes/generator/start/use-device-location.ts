import { useEffect, useRef, useState } from 'react'
import type { Place } from '#domain/loop-check/measures.ts'

/** How the device is asked where it is. */
const locationRules = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
} as const satisfies PositionOptions

/**
 * Asks the device where it is when the screen opens, if `asksAtOnce`, and whenever `locate` is called. A failure is told
 * to `locate` alone.
 */
export function useDeviceLocation(asksAtOnce: boolean, onFirst: (place: Place) => void) {
  const [waiting, setWaiting] = useState(asksAtOnce)
  const tell = useRef(onFirst)
  useEffect(() => {
    tell.current = onFirst
  })

  async function locate(): Promise<Place | undefined> {
    setWaiting(true)
    const place = await deviceLocation()
    setWaiting(false)
    return place
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen opens
  useEffect(() => {
    if (!asksAtOnce) return
    let isOpen = true
    void deviceLocation().then((place) => {
      if (!isOpen) return
      setWaiting(false)
      if (place) tell.current(place)
    })
    return () => {
      isOpen = false
    }
  }, [])

  return { waiting, locate }
}

/** Undefined if the device has no location, or the athlete does not share it. */
function deviceLocation(): Promise<Place | undefined> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve([latitude, longitude]),
      () => resolve(undefined),
      locationRules,
    )
  })
}
