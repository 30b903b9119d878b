import { Link } from '@tanstack/react-router'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useSession } from '../../../lib/session.ts'
import { useSite } from '../../../lib/site.ts'
import { Button, ButtonAnchor } from '../../../ui/button.tsx'
import { Allowance } from '../../billing/allowance.tsx'

/** The foot of the menu: the allowance, the signed-in athlete, and Sign Out. */
export function MenuFooter({ onSignOut, onGo }: { onSignOut: () => Promise<void>; onGo?: () => void }) {
  const { status, profile, user } = useSession()
  const { billing } = useSite()
  const [leaving, setLeaving] = useState(false)
  if (status === 'signed-out') return <SignIn />
  const name = profile?.full_name || profile?.email || user?.email || ''
  return (
    <div className="grid gap-4">
      {profile && <Allowance generations={profile.access.generations} />}
      <div className="grid gap-3 border-line border-t pt-4">
        <p className="min-w-0">
          <span title={name} className="block truncate font-[560] text-[0.9375rem]">
            {name}
          </span>
          {billing !== 'off' && (
            <span className="text-ink-2 text-small">
              {planOf(profile)}
              {profile && !profile.access.generate && (
                <>
                  {' · '}
                  <Link
                    to="/dashboard/upgrade"
                    className="text-ink underline decoration-edge underline-offset-4"
                    {...(onGo && { onClick: onGo })}
                  >
                    Upgrade
                  </Link>
                </>
              )}
            </span>
          )}
        </p>
        <Button
          tone="surface"
          size="compact"
          busy={leaving && 'Signing out...'}
          onClick={async () => {
            setLeaving(true)
            await onSignOut()
            setLeaving(false)
          }}
        >
          <LogOut aria-hidden="true" className="size-4.5" />
          Sign Out
        </Button>
      </div>
    </div>
  )
}

// A signed-out athlete sees this only with unsaved work in this tab, so sign-in opens another tab.
function SignIn() {
  return (
    <ButtonAnchor href="/login" target="_blank" rel="noreferrer" size="compact" className="w-full">
      <LogIn aria-hidden="true" className="size-4.5" />
      Sign In
    </ButtonAnchor>
  )
}

function planOf(profile: ReturnType<typeof useSession>['profile']): string {
  if (profile?.role === 'admin') return 'Admin'
  if (profile?.role === 'beta_tester') return 'Beta tester'
  if (!profile?.access.generate) return 'Free plan'
  if (profile.access.trial_ends_at) return 'Free trial'
  return profile.subscription?.type === 'premium' ? 'Premium plan' : 'Standard plan'
}
