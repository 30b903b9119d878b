import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { NO_ANSWER } from '../../../lib/call-error.ts'
import { nextAddress } from '../../../lib/next-address.ts'
import { useSession } from '../../../lib/session.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { AccountFrame } from '../account-frame.tsx'
import { type Letter, leadsToPassword, letterOf, openLetter } from './letter.ts'
import { hashOf } from './reset-arrival.ts'

/**
 * The page of a letter's link. Fetching the page does not use the link, so that a mail scanner cannot use it up; the
 * page's script or its button does.
 */
export function ConfirmLetterScreen() {
  useSession()
  const navigate = useNavigate()
  const { history } = useRouter()
  const [letter, setLetter] = useState<Letter>()
  const [outcome, setOutcome] = useState<'opening' | 'refused' | 'halfway' | 'unanswered'>('opening')

  const open = useCallback(
    async (letter: Letter) => {
      setOutcome('opening')
      const opened = await openLetter(letter)
      if (typeof opened === 'string') return setOutcome(opened)
      if (leadsToPassword(letter))
        await navigate({ to: '/reset-password', hash: hashOf(opened, letter.type), replace: true })
      else history.replace(nextAddress(letter.next))
    },
    [navigate, history],
  )

  useEffect(() => {
    const found = letterOf(location.search)
    setLetter(found)
    if (found) void open(found)
    else setOutcome('refused')
  }, [open])

  if (outcome === 'halfway')
    return (
      <AccountFrame
        title="One letter to go"
        lead="This address has agreed. Open the letter at your other address too, and the change is done."
      >
        <ButtonLink to="/" tone="surface">
          Home
        </ButtonLink>
      </AccountFrame>
    )
  if (outcome === 'refused')
    return (
      <AccountFrame title="This link does not work" lead={letter?.type === 'email_change' ? USED_FOR_ADDRESS : USED}>
        <div className="flex flex-wrap gap-3">
          {letter?.type === 'email_change' ? (
            <ButtonLink to="/dashboard/account" tone="primary">
              Account Settings
            </ButtonLink>
          ) : letter?.type === 'recovery' ? (
            <ButtonLink to="/forgot-password" tone="primary">
              Send a new link
            </ButtonLink>
          ) : (
            <ButtonLink to="/email-verification/set-password" tone="primary">
              Get a new letter
            </ButtonLink>
          )}
          <ButtonLink to="/login" tone="surface">
            Login
          </ButtonLink>
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame title="Confirm your email" lead="This takes a moment. If nothing happens, press the button.">
      <div className="grid justify-items-start gap-6">
        {outcome === 'unanswered' && (
          <p role="alert" className="text-body text-danger">
            {NO_ANSWER}
          </p>
        )}
        <Button tone="primary" onClick={() => letter && void open(letter)}>
          Confirm
        </Button>
      </div>
    </AccountFrame>
  )
}

const USED = 'It was used already, or it is too old. A newer letter has a newer link.'
const USED_FOR_ADDRESS =
  'It was used already, or it is too old. “Account Settings” shows whether your address is changed, and sends both letters again.'
