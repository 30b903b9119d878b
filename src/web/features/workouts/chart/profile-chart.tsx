import type { ProfileSize } from '#domain/profile/sizes.ts'
import { type ProfileParts, ReadableProfile } from './readable-profile.tsx'
import { StillProfile } from './still-profile.tsx'

type Framed = Exclude<ProfileSize, 'spark'>

const frameSize: Record<Framed, string> = {
  hero: 'h-[15.5rem] sm:h-[21rem] lg:h-[24rem]',
  card: 'h-30',
  mini: 'h-11',
}

/**
 * A workout's profile: time along the rule, effort above it, repeats under brackets. `hero` is interactive, the smaller
 * sizes are pictures. `className` sets another height.
 */
export function ProfileChart({
  size = 'hero',
  className = frameSize[size],
  ...profile
}: Omit<ProfileParts, 'className'> & { size?: Framed; className?: string }) {
  if (size === 'hero') return <ReadableProfile {...profile} className={className} />
  const { steps, sport, reference, zones } = profile
  return <StillProfile {...{ steps, sport, reference, zones, size, className }} />
}
