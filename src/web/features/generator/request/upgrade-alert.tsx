import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Why generating is not open to a free athlete, and both ways on. */
export function UpgradeAlert() {
  return (
    <Notice
      title="Upgrade Your Account"
      className="mb-6"
      actions={
        <>
          <ButtonLink to="/dashboard/upgrade" tone="primary" size="compact">
            Upgrade
          </ButtonLink>
          <ButtonLink to="/dashboard/workout-builder" size="compact">
            Build a workout
          </ButtonLink>
        </>
      }
    >
      Generative workouts are for paid users. Free users can create manual workouts.
    </Notice>
  )
}
