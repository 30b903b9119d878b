import { List, Part, Prose } from './prose.tsx'
import { SupportAddress } from './support-address.tsx'

/** The page on which data is stored about a person. */
export function PrivacyPolicy() {
  return (
    <Prose title="Privacy Policy" changed="21 November 2026">
      <p>
        Pacewright plans workouts. To do that it needs to know a little about you. This page says what, why, and what
        becomes of it.
      </p>
      <Part heading="What we collect">
        <List>
          <li>Your name, so that a workout you share says who wrote it.</li>
          <li>Your email address, to sign you in and to write to you about your account.</li>
          <li>Payment details, if you buy a plan. The payment provider takes and keeps them.</li>
          <li>What you enter while you use the product: workouts, thresholds, your time zone.</li>
        </List>
      </Part>
      <Part heading="Cookies">
        <p>
          We use cookies to keep you signed in. They are removed when you sign out. Without them you can still read
          public pages and workouts that somebody shared with you.
        </p>
        <p>
          What you have built and not saved yet is kept in your browser, for at most 30 days, so that it survives a
          reload. It is not sent to us until you save it.
        </p>
      </Part>
      <Part heading="Sharing">
        <p>
          We do not share your data with third parties. A workout can be read by anyone who has its link; the page shows
          your name and the workout, nothing else about you.
        </p>
      </Part>
      <Part heading="Age">
        <p>
          Pacewright is for adults. We do not knowingly collect data from anyone under 18. If a child has signed up,
          tell us and we delete the account.
        </p>
      </Part>
      <Part heading="Changes">
        <p>When this policy changes, we tell you by email before the new words count.</p>
      </Part>
      <Part heading="Questions">
        <p>
          To see, correct or delete what is kept about you, write to <SupportAddress />.
        </p>
      </Part>
    </Prose>
  )
}
