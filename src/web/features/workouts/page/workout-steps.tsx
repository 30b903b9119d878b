import { useMemo } from 'react'
import { fileAddress } from '../workout-address.ts'
import { isCutByServer } from './cut-by-server.ts'
import { JudgeNote } from './judge-note.tsx'
import { measuredWorkout, type Reader, type ShownWorkout } from './measured-workout.ts'
import { StepsTable } from './steps-table.tsx'

/** What the judge says of a workout, and its steps. */
export function WorkoutSteps({ workout, reader = {} }: { workout: ShownWorkout; reader?: Reader }) {
  const { sport, type, steps, poolLength } = workout
  const { measured } = measuredWorkout(workout, reader)
  const { reference } = measured
  const judged = useMemo(
    () => ({ sport, type, steps, reference, poolLength }),
    [sport, type, steps, reference, poolLength],
  )
  return (
    <div>
      <JudgeNote judged={judged} className="mb-10 print:hidden" />
      <StepsTable {...measured} />
      {isCutByServer(steps) && (
        <noscript>
          <a href={fileAddress(workout.id, 'text')} download className="link">
            Download all steps as text
          </a>
        </noscript>
      )}
    </div>
  )
}
