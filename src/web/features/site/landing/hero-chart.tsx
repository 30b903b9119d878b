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
      pointing={SECOND_INTERVAL}
      className="h-[19rem] lg:h-[36rem]"
      {...(assumed && { assumed })}
    />
  )
}

/** The bar of the second interval, whose flag shows when the page opens. */
const SECOND_INTERVAL = 5
