import { Section } from '../section.tsx'
import { InviteForm } from './invite-form.tsx'
import { SignUpSwitch } from './sign-up-switch.tsx'

/** Who may come in: anybody, or only who is invited. */
export function SignUpPanel() {
  return (
    <div className="grid">
      <Section title="Sign-up" sentence="Whether anybody may make an account. Whoever is invited always can.">
        <SignUpSwitch />
      </Section>
      <Section
        title="Invitations"
        sentence="By a letter to each address, or by a link that you pass on yourself. Both work once, and for seven days."
      >
        <InviteForm />
      </Section>
    </div>
  )
}
