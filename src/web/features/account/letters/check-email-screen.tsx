import { useLocation } from '@tanstack/react-router'
import { AccountFrame } from '../account-frame.tsx'
import { CodeForm } from './code-form.tsx'
import { ResendLetter } from './resend-letter.tsx'

/** Shown after sign-up: asks to follow the letter's link, or to type its code. */
export function CheckEmailScreen() {
  const email = useLocation({ select: ({ state }) => state.email })
  return (
    <AccountFrame
      title="Check your email"
      lead="We have sent you a verification link. Open it and set a password to finish your registration."
    >
      <div className="grid gap-8">
        <CodeForm type="signup" email={email} key={email} />
        <ResendLetter email={email} />
      </div>
    </AccountFrame>
  )
}
