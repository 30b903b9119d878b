import { createIsomorphicFn } from '@tanstack/react-start'
import type { ReactNode } from 'react'
import { Still } from '../../ui/still.tsx'
import { ShownWorkout } from './shown-workout.tsx'

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
        <Still drawn={drawWorkout()} load={loadWorkout} className="h-72" />
      </div>
    </div>
  )
}

const drawWorkout = createIsomorphicFn()
  .server(() => <ShownWorkout />)
  .client(() => null)

const loadWorkout = createIsomorphicFn()
  .server(async () => <ShownWorkout />)
  .client(async () => {
    const { ShownWorkout: Loaded } = await import('./shown-workout.tsx')
    return <Loaded />
  })
