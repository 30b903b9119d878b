import type { StoredSteps } from '#domain/workout/step.ts'
import { ProfileChart } from '../../workouts/chart/profile-chart.tsx'
import { ActionCard } from './action-card.tsx'
import { Outline } from './outline.tsx'

/** The cards of the two ways to create a workout. */
export function CreateCards() {
  return (
    <>
      <ActionCard
        to="/dashboard/workout-generator"
        title="Generate Workout"
        sentence="From a length, a type and what you can do"
        drawing={<ProfileChart steps={generated} sport="cycling" size="card" className="h-28" />}
      />
      <ActionCard
        to="/dashboard/workout-builder"
        title="Build Manual Workout"
        sentence="Step by step, as you like it"
        drawing={<Outline />}
      />
    </>
  )
}

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

const generated: StoredSteps = [
  { intensity: 'warmup', duration: minutes(10) },
  { intensity: 'interval', duration: minutes(8) },
  { intensity: 'recovery', duration: minutes(3) },
  { repeat: { steps: 2, count: 3 } },
  { intensity: 'cooldown', duration: minutes(8) },
]
