import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, useRef } from 'react'
import { ServerDrawing } from '../../../ui/server-drawing.tsx'
import { type Sample, SupportedWorkouts } from './supported-workouts.tsx'

type Samples = { samples: readonly Sample[] }

/**
 * The page of the supported workouts. It is only read, so the browser keeps the server's drawing; a visitor who comes
 * from another page of the product has loaded it before.
 */
export function SupportedScreen({ samples }: Samples) {
  const frame = useRef<HTMLDivElement>(null)
  if (loaded) {
    const Loaded = loaded
    return <Loaded samples={samples} />
  }
  return <ServerDrawing drawn={drawPage({ samples })} frame={frame} />
}

let loaded: ComponentType<Samples> | undefined

/** Loads what draws the page, in a browser that comes from another page. */
export const loadSupported = createIsomorphicFn()
  .server(async () => undefined)
  .client(async () => {
    loaded = (await import('./supported-workouts.tsx')).SupportedWorkouts
  })

const drawPage = createIsomorphicFn()
  .server((parts: Samples) => <SupportedWorkouts {...parts} />)
  .client(() => null)
