import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Says why a free athlete cannot generate, and links to the plans and to the builder. */
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
