import type { SportId } from '#domain/sports/registry.ts'
import type { StoredSteps } from '#domain/workout/step.ts'
import type { StepPath } from './geometry/bars.ts'
import type { ProfileSize } from './geometry/sizes.ts'
import { ReadableProfile } from './readable-profile.tsx'
import { StillProfile } from './still-profile.tsx'

export type { StepPath } from './geometry/bars.ts'

const frameSize: Record<ProfileSize, string> = {
  hero: 'h-[15.5rem] sm:h-[21rem] lg:h-[24rem]',
  card: 'h-30',
  mini: 'h-11',
  spark: 'h-4.5 w-16',
}

/**
 * A workout's profile: time along the rule, effort above it, repeats under brackets. `hero` is interactive, the smaller
 * sizes are pictures. `reference` is the athlete's own, in watts or in seconds per the sport's first pace unit.
 * `className` sets another height; `bleed` draws it from edge to edge; `pointing` is the bar whose flag shows until the
 * visitor points at another; `overlaid` keeps the left free for text of the page.
 */
export function ProfileChart({
  size = 'hero',
  className = frameSize[size],
  selected,
  onSelect,
  bleed = false,
  pointing,
  overlaid = false,
  ...workout
}: {
  steps: StoredSteps
  sport: SportId
  reference?: number | undefined
  size?: ProfileSize
  selected?: StepPath | undefined
  onSelect?: (path: StepPath) => void
  bleed?: boolean
  pointing?: number
  overlaid?: boolean
  className?: string
}) {
  if (size === 'hero')
    return (
      <ReadableProfile
        {...workout}
        selected={selected}
        onSelect={onSelect}
        bleed={bleed}
        pointing={pointing}
        overlaid={overlaid}
        className={className}
      />
    )
  return <StillProfile {...workout} size={size} className={className} />
}
