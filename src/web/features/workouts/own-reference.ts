import type { Profile } from '#contracts/user.ts'
import type { SportId } from '#domain/sports/registry.ts'
import { convertPace, parsePace } from '#domain/units/pace.ts'

/** The athlete's own reference value for a sport, in watts or in seconds per kilometre or 100 m; undefined where unset. */
export function ownReference(profile: Pick<Profile, 'meta'> | null, sport: SportId): number | undefined {
  return profile ? readings[sport](profile.meta.athlete_metrics) : undefined
}

const readings: Record<SportId, (metrics: Profile['meta']['athlete_metrics']) => number | undefined> = {
  running: ({ running_threshold_pace = '', running_unit }) => {
    const seconds = parsePace(running_threshold_pace)
    return seconds && convertPace(seconds, running_unit === 'miles' ? 'mile' : 'km', 'km')
  },
  cycling: ({ cycling_ftp }) => cycling_ftp,
  swimming: ({ swimming_css = '', swimming_unit }) => {
    const seconds = parsePace(swimming_css)
    return seconds && convertPace(seconds, swimming_unit === 'yards' ? '100yd' : '100m', '100m')
  },
}
