import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type Generations, renewalDay } from '../../billing/generations.ts'

/** Says, before anything is filled in, that the month's generations are used up. */
export function SpentNotice({ generations }: { generations: NonNullable<Generations> }) {
  return (
    <Notice
      title={`All ${generations.limit} generations of this month are used`}
      className="mb-6"
      actions={
        <ButtonLink to="/dashboard/workout-builder" size="compact">
          Build a workout
        </ButtonLink>
      }
    >
      They renew on {renewalDay(generations)}. Until then you can build workouts by hand, or spell out a whole one
      below.
    </Notice>
  )
}
