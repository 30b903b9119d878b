import { useSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { PageTitle } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { DeleteAccount } from '../leaving/delete-account.tsx'
import { DownloadEverything } from '../leaving/download-everything.tsx'
import { Devices } from './devices/devices.tsx'
import { DisplayChoices } from './display/display-choices.tsx'
import { MetricsForm } from './metrics/metrics-form.tsx'
import { OwnFiguresForm } from './own-figures/own-figures-form.tsx'
import { PersonalForm } from './personal-form.tsx'
import { Section } from './section.tsx'
import { SubscriptionFacts } from './subscription-facts.tsx'

/** The athlete's account: who they are, what they can hold, their devices, their plan and their data. */
export function AccountScreen() {
  const { profile, refreshProfile } = useSession()
  return (
    <PageFrame>
      <PageTitle>Account Settings</PageTitle>
      {!profile && (
        <Notice
          tone="danger"
          title="Your account could not be loaded"
          actions={<Button onClick={() => void refreshProfile()}>Try again</Button>}
        >
          What is shown here may be old. Your connection may be down.
        </Notice>
      )}
      {profile && (
        <div className="grid">
          <Section
            title="Personal information"
            sentence="Your name, how to reach you, and the day it is where you are."
          >
            <PersonalForm profile={profile} />
          </Section>
          <Section
            title="Exercise metrics"
            sentence="What you can hold for about an hour. Targets and zones of your workouts are worked out from these."
          >
            <MetricsForm profile={profile} />
          </Section>
          <Section
            title="Heart rate, pool and weight"
            sentence="Nothing needs them. With them, targets are in beats, and loads and swims fit you better."
          >
            <OwnFiguresForm profile={profile} />
          </Section>
          <Section title="Display" sentence="How the pages look to you, on each device where you sign in.">
            <DisplayChoices profile={profile} />
          </Section>
          <Section title="Devices" sentence="A device that you lost, or that others use, is signed out within seconds.">
            <Devices timeZone={profile.timezone} />
          </Section>
          <Section title="Subscription" sentence="What you can do with your plan.">
            <SubscriptionFacts profile={profile} />
          </Section>
          <Section title="Your data" sentence="Take everything along, or have it deleted.">
            <div className="grid gap-8">
              <DownloadEverything />
              <DeleteAccount profile={profile} />
            </div>
          </Section>
        </div>
      )}
    </PageFrame>
  )
}
