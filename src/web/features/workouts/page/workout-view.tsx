import { type ReactNode, useMemo } from 'react'
import { ProfileChart } from '../chart/profile-chart.tsx'
import { measuredWorkout, type Reader, type ShownWorkout } from './measured-workout.ts'
import { WorkoutButtons } from './workout-buttons.tsx'
import { WorkoutFrame } from './workout-frame.tsx'
import { WorkoutHead } from './workout-head.tsx'
import { WorkoutSteps } from './workout-steps.tsx'
import { ZoneTimes } from './zone-times.tsx'

/** A workout in full, for an athlete: its author, its profile, its figures and its steps. */
export function WorkoutView({
  workout,
  actions,
  ofAuthor,
  ...known
}: Reader & {
  workout: ShownWorkout
  actions?: ReactNode
  /** What its athlete says about it. */
  ofAuthor?: ReactNode
}) {
  const { reference: own, heart, zones, distances } = known
  const reader = useMemo(() => ({ reference: own, heart, zones, distances }), [own, heart, zones, distances])
  const { measured } = useMemo(() => measuredWorkout(workout, reader), [workout, reader])
  const { steps, sport, reference } = measured
  return (
    <WorkoutFrame
      head={<WorkoutHead workout={workout} reader={reader} />}
      chart={<ProfileChart steps={steps} sport={sport} reference={reference} zones={zones} bleed />}
      buttons={
        <WorkoutButtons workout={workout} figures={{ reference, thresholdHeartRate: heart?.threshold }}>
          {actions}
        </WorkoutButtons>
      }
      steps={<WorkoutSteps workout={workout} reader={reader} />}
      zones={<ZoneTimes {...measured} />}
      ofAuthor={ofAuthor}
    />
  )
}
