import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { Later } from '../../../ui/later.tsx'
import type { MeasuredSteps } from '../measured-steps.ts'
import type { DrawingFacts } from '../share/shared-workout.ts'
import type { ShownWorkout } from './measured-workout.ts'
import { SharedChart } from './shared-chart.tsx'
import { WorkoutButtons } from './workout-buttons.tsx'
import { WorkoutFrame } from './workout-frame.tsx'
import { WorkoutHead } from './workout-head.tsx'
import { WorkoutSteps } from './workout-steps.tsx'
import { ZoneTimes } from './zone-times.tsx'

/** A workout in full, for everybody. Nearly all of it is only read, so the browser keeps what the server has drawn. */
export function SharedWorkoutView({
  workout,
  facts: { reference, isCut },
  actions,
  ofAuthor,
}: {
  workout: ShownWorkout
  facts: DrawingFacts
  actions?: ReactNode
  ofAuthor?: ReactNode
}) {
  const { steps, sport } = workout
  return (
    <WorkoutFrame
      head={<Later drawn={drawHead(workout)} load={loadHead} given={{ workout }} when="missing" />}
      chart={<Later drawn={drawChart(workout)} load={loadChart} given={{ workout }} when="touched" />}
      buttons={
        <WorkoutButtons workout={workout} figures={{ reference: reference, thresholdHeartRate: undefined }}>
          {actions}
        </WorkoutButtons>
      }
      steps={
        <Later drawn={drawSteps(workout)} load={loadSteps} given={{ workout }} when={isCut ? 'near' : 'missing'} />
      }
      zones={
        <Later
          drawn={drawZones({ steps, sport, reference })}
          load={loadZones}
          given={{ steps, sport, reference }}
          when="missing"
        />
      }
      ofAuthor={ofAuthor}
    />
  )
}

const drawHead = createIsomorphicFn()
  .server((workout: ShownWorkout) => <WorkoutHead workout={workout} />)
  .client(() => null)

const loadHead = createIsomorphicFn()
  .server(async () => WorkoutHead)
  .client(async () => (await import('./workout-head.tsx')).WorkoutHead)

// The server knows no window, so it draws the chart for a phone and for a wide window, and the page shows one of them.
const drawChart = createIsomorphicFn()
  .server((workout: ShownWorkout) => (
    <>
      <div className="lg:hidden">
        <SharedChart workout={workout} rises />
      </div>
      <div className="max-lg:hidden">
        <SharedChart workout={workout} rises assumed={{ width: 1440, height: 384 }} />
      </div>
    </>
  ))
  .client(() => null)

const loadChart = createIsomorphicFn()
  .server(async () => SharedChart)
  .client(async () => (await import('./shared-chart.tsx')).SharedChart)

const drawSteps = createIsomorphicFn()
  .server((workout: ShownWorkout) => <WorkoutSteps workout={workout} />)
  .client(() => null)

const loadSteps = createIsomorphicFn()
  .server(async () => WorkoutSteps)
  .client(async () => (await import('./workout-steps.tsx')).WorkoutSteps)

const drawZones = createIsomorphicFn()
  .server((measured: MeasuredSteps) => <ZoneTimes {...measured} />)
  .client(() => null)

const loadZones = createIsomorphicFn()
  .server(async () => ZoneTimes)
  .client(async () => (await import('./zone-times.tsx')).ZoneTimes)
