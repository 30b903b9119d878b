import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type AdminSearch, type AdminTab, adminSearch } from './admin-search.ts'
import { AthletesPanel } from './athletes/athletes-panel.tsx'
import { CountsPanel } from './counts/counts-panel.tsx'
import { LogPanel } from './log/log-panel.tsx'
import { HowManyAthletes } from './overview/how-many-athletes.tsx'
import { Troubles } from './overview/troubles.tsx'
import { ServerPanel } from './server/server-panel.tsx'
import { SignUpPanel } from './sign-up/sign-up-panel.tsx'

/** What admins see and change. Whoever is no admin is told so; the server refuses them each of these lists as well. */
export function AdminScreen({ tab = 'athletes', search = '' }: AdminSearch) {
  const { profile, refreshProfile } = useSession()
  const navigate = useNavigate()
  const isAdmin = profile?.role === 'admin'
  const open = (next: AdminSearch, replace = true) =>
    void navigate({ to: '/dashboard/admin-dashboard', search: adminSearch(next), replace, resetScroll: false })
  return (
    <PageFrame>
      <PageTitle eyebrow={isAdmin && <HowManyAthletes />}>Admin Dashboard</PageTitle>
      {!profile && (
        <Notice
          tone="danger"
          title="Your account could not be loaded"
          actions={<Button onClick={() => void refreshProfile()}>Try again</Button>}
        >
          Whether you are an admin is not known without it. Your connection may be down.
        </Notice>
      )}
      {profile && !isAdmin && (
        <Notice
          title="This page is for admins"
          actions={<ButtonLink to="/dashboard/activity">Go to Activity</ButtonLink>}
        >
          Your account is not an admin’s. Whoever runs this server can make it one.
        </Notice>
      )}
      {isAdmin && (
        <>
          <Troubles isAtServer={tab === 'server'} onLook={() => open({ tab: 'server' })} />
          <Tabs
            label="Admin Dashboard"
            value={tab}
            onChange={(chosen) => open({ tab: chosen, search: chosen === 'athletes' ? search : '' })}
            items={tabs}
          >
            {tab === 'athletes' && (
              <AthletesPanel ownId={profile.id} search={search} onSearch={(text) => open({ search: text })} />
            )}
            {tab === 'sign-up' && <SignUpPanel />}
            {tab === 'counts' && <CountsPanel />}
            {tab === 'server' && <ServerPanel timeZone={profile.timezone} />}
            {tab === 'log' && <LogPanel ownId={profile.id} timeZone={profile.timezone} />}
          </Tabs>
        </>
      )}
    </PageFrame>
  )
}

const tabs: readonly { value: AdminTab; label: string }[] = [
  { value: 'athletes', label: 'Athletes' },
  { value: 'sign-up', label: 'Sign-up' },
  { value: 'counts', label: 'Counts' },
  { value: 'server', label: 'Server' },
  { value: 'log', label: 'Log' },
]
