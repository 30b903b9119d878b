import { useNavigate } from '@tanstack/react-router'
import type { StoredSteps } from '#domain/workout/step.ts'
import { useSession } from '../../../lib/session.ts'
import { PageTitle } from '../../../ui/heading.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { ProfileChart } from '../../workouts/chart/profile-chart.tsx'
import { ActionCard } from './action-card.tsx'
import { CreateCards } from './create-cards.tsx'
import { type DashboardTab, dashboardSearch } from './dashboard-search.ts'
import { RecentWorkouts } from './recent-workouts.tsx'

/** The first page after sign-in: quick actions and recent workouts. */
export function DashboardScreen({ tab = 'quick-actions' }: { tab?: DashboardTab | undefined }) {
  const { profile } = useSession()
  const navigate = useNavigate()
  const name = profile?.full_name.trim().split(/\s+/)[0]
  return (
    <PageFrame>
      <PageTitle eyebrow={today.format(new Date())}>{name ? `Hello ${name}` : 'Hello'}</PageTitle>
      <Tabs
        label="Dashboard"
        value={tab}
        onChange={(chosen) =>
          void navigate({ to: '/dashboard', search: dashboardSearch({ tab: chosen }), replace: true })
        }
        items={[
          { value: 'quick-actions', label: 'Quick Actions' },
          { value: 'recent-workouts', label: 'Recent Workouts' },
        ]}
      >
        {tab === 'recent-workouts' ? <RecentWorkouts /> : <QuickActions />}
      </Tabs>
    </PageFrame>
  )
}

function QuickActions() {
  return (
    <div className="grid gap-x-8 gap-y-10 pt-2 sm:grid-cols-2 lg:grid-cols-3">
      <CreateCards />
      <ActionCard
        to="/dashboard/workout-library"
        title="View Workout Library"
        sentence="Everything you have saved"
        drawing={
          <span className="grid grid-cols-3 gap-3">
            {library.map((steps) => (
              <ProfileChart key={steps.length} steps={steps} sport="running" size="card" className="h-28" />
            ))}
          </span>
        }
      />
    </div>
  )
}

const today = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

const library: readonly StoredSteps[] = [
  [
    { intensity: 'warmup', duration: minutes(8) },
    { intensity: 'active', duration: minutes(30) },
  ],
  [
    { intensity: 'warmup', duration: minutes(10) },
    { intensity: 'interval', duration: minutes(5) },
    { intensity: 'rest', duration: minutes(2) },
    { repeat: { steps: 2, count: 3 } },
  ],
  [
    { intensity: 'warmup', duration: minutes(8) },
    { intensity: 'active', duration: minutes(12) },
    { intensity: 'cooldown', duration: minutes(8) },
  ],
]
