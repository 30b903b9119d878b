import type { ReactNode } from 'react'
import type { StoredSteps } from '#domain/workout/step.ts'
import { ProfileChart } from '../workouts/chart/profile-chart.tsx'

/** The layout of every account screen: one column of text and fields, and on wide screens a workout beside it. */
export function AccountFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="gutter grid w-full items-start gap-16 py-10 md:py-14 lg:grid-cols-[minmax(0,25rem)_1fr] xl:gap-28">
      <div className="min-w-0">
        <h1 className="text-page">{title}</h1>
        {lead && <p className="mt-4 text-lead text-ink-2">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
      <div className="hidden pt-24 lg:block" aria-hidden="true" inert>
        <ProfileChart steps={example} sport="running" size="card" className="h-72" />
      </div>
    </div>
  )
}

const minutes = (value: number) => ({ type: 'time', unit: 'minutes', value: value * 60 }) as const

// Five bouts of four minutes, about a hard kilometre each: a usual interval session.
const example: StoredSteps = [
  { intensity: 'warmup', duration: minutes(12) },
  { intensity: 'active', duration: minutes(2) },
  { intensity: 'recovery', duration: minutes(3) },
  { intensity: 'interval', duration: minutes(4) },
  { intensity: 'recovery', duration: minutes(2.5) },
  { repeat: { steps: 2, count: 5 } },
  { intensity: 'cooldown', duration: minutes(10) },
]
