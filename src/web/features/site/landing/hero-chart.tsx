import { ReadableProfile } from '../../workouts/chart/readable-profile.tsx'
import { firstWorkout } from './first-workout.ts'

/** The workout above which the landing page begins, from edge to edge. */
export function HeroChart({ assumed }: { assumed?: { width: number; height: number } }) {
  return (
    <ReadableProfile
      {...firstWorkout}
      bleed
      overlaid
      rises={false}
      pointing={FIRST_INTERVAL}
      className="h-[19rem] lg:h-[36rem]"
      {...(assumed && { assumed })}
    />
  )
}

/** The bar of the first interval, whose flag shows when the page opens: it has room on every phone. */
const FIRST_INTERVAL = 3
