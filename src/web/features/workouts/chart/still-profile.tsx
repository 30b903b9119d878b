import { useMemo } from 'react'
import { layoutProfile } from '#domain/profile/layout.ts'
import { type ProfileSize, sizes } from '#domain/profile/sizes.ts'
import type { OwnZones } from '#domain/sports/own-zones.ts'
import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import { ProfileDrawing } from './drawing.tsx'
import { bracketTops } from './flag.ts'
import { ProfileLabels } from './labels.tsx'
import { summaryOf } from './summary.ts'
import { useElementSize } from './use-element-size.ts'

type Parts = {
  steps: StoredSteps
  sport: SportId
  reference?: number | undefined
  zones?: OwnZones | undefined
  size: Exclude<ProfileSize, 'hero' | 'spark'>
  /** The size in px to draw until the browser has measured it, if not the usual one. */
  assumed?: { width: number; height: number }
  className: string
}

/** A profile as a picture, with a sentence in its stead for screen readers. */
export function StillProfile({ steps, sport, reference, zones, size, assumed, className }: Parts) {
  const { element, measured, resized } = useElementSize<HTMLDivElement>()
  const { width, height } = measured ?? assumed ?? sizes[size].nominal
  const layout = useMemo(
    () => layoutProfile(steps, sport, reference, { width, height, size }),
    [steps, sport, reference, width, height, size],
  )
  const tops = bracketTops(layout, sizes[size])
  return (
    <div
      ref={element}
      role="img"
      aria-label={summaryOf(steps, sport, reference, zones)}
      className={`relative ${className}`}
    >
      <ProfileDrawing layout={layout} size={size} bracketTops={tops} gliding={!resized} />
      {size === 'card' && <ProfileLabels layout={layout} size={size} bracketTops={tops} bleed={false} />}
    </div>
  )
}
